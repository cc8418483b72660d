import {describe, expect, it} from 'vitest';
import {figureFault} from './remarkFigures';

describe('figureFault', () => {
  it('takes a live figure that exists', () => {
    expect(figureFault('PlanFigure', 'draw-a-wall', 'A wall.', 'draw-wall')).toBeUndefined();
    expect(figureFault('PlanFigure', 'draw-a-wall', 'A wall.')).toBeUndefined();
  });

  it('stops on a live figure made for another drawing', () => {
    expect(figureFault('PlanFigure', 'closed-loop', 'A room.', 'draw-wall')).toContain(
      'goes with <PlanFigure scene="draw-a-wall">. This scene has live="close-room".',
    );
  });

  it('stops on a live figure of the same scene in another view', () => {
    expect(figureFault('SectionFigure', 'draw-a-wall', 'A wall.', 'draw-wall')).toContain(
      'goes with <PlanFigure scene="draw-a-wall">. Correct the word, or remove live.',
    );
  });

  it('names all live figures where none is near', () => {
    expect(figureFault('PlanFigure', 'draw-a-wall', 'A wall.', 'roundabout')).toMatch(
      /does not have\. There are: .*\bdraw-wall\b/,
    );
  });

  it('stops on a live figure that does not, with the nearest name', () => {
    expect(figureFault('PlanFigure', 'draw-a-wall', 'A wall.', 'draw-wal')).toContain(
      'asks for the live figure "draw-wal", which src/figures/live does not have. Did you mean "draw-wall"?',
    );
  });
});

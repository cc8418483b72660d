import {describe, expect, it} from 'vitest';
import {figureFault} from './remarkFigures';

describe('figureFault', () => {
  it('accepts an existing live figure', () => {
    expect(figureFault('PlanFigure', 'draw-a-wall', 'A wall.', 'draw-wall')).toBeUndefined();
    expect(figureFault('PlanFigure', 'draw-a-wall', 'A wall.')).toBeUndefined();
  });

  it('reports a live figure made for another drawing', () => {
    expect(figureFault('PlanFigure', 'closed-loop', 'A room.', 'draw-wall')).toContain(
      'goes with <PlanFigure scene="draw-a-wall">. This scene has live="close-room".',
    );
  });

  it('reports a live figure of the same scene in another view', () => {
    expect(figureFault('SectionFigure', 'draw-a-wall', 'A wall.', 'draw-wall')).toContain(
      'goes with <PlanFigure scene="draw-a-wall">. Correct the word, or remove live.',
    );
  });

  it('lists all live figures if no name is similar', () => {
    expect(figureFault('PlanFigure', 'draw-a-wall', 'A wall.', 'roundabout')).toMatch(
      /does not have\. There are: .*\bdraw-wall\b/,
    );
  });

  it('reports an unknown live figure, with the nearest name', () => {
    expect(figureFault('PlanFigure', 'draw-a-wall', 'A wall.', 'draw-wal')).toContain(
      'asks for the live figure "draw-wal", which src/figures/live does not have. Did you mean "draw-wall"?',
    );
  });
});

import {describe, expect, it} from 'vitest';
import {rest, type SelectEvent, type SelectState, start} from './model';
import {reduce} from './reduce';
import {announce} from './words';

const first: SelectState = {document: start, interaction: rest(start)};
const tick = (...ids: readonly string[]): SelectEvent[] => ids.map((id) => ({type: 'toggle', id}));
const group: SelectEvent = {type: 'group'};
const bar = (isOn: boolean): SelectEvent => ({type: 'bar', id: 'sofa', isOn});

/** The announcement for the last of these events. */
function lastSaid(...events: readonly SelectEvent[]): string | undefined {
  const before = events.slice(0, -1).reduce(reduce, first);
  return announce(before, events.slice(-1).reduce(reduce, before), 'fr');
}

const grouped = 'Groupe créé\u00a0: un clic suffit pour sélectionner tout le groupe.';
const pair = [...tick('chair-1', 'chair-2'), group];
const deselect: SelectEvent = {type: 'deselect'};
const twoPairs = [...pair, deselect, ...tick('chair-3', 'chair-4'), group, ...tick('chair-1')];

describe('the announcement about a group', () => {
  it('says that it is made, whatever groups its items belonged to', () => {
    expect(lastSaid(...pair)).toBe(grouped);
    expect(lastSaid(...pair, ...tick('chair-3'), group)).toBe(grouped);
    expect(lastSaid(...twoPairs, group)).toBe(grouped);
  });

  it('says that it is made, even if one of its items was locked in the meantime', () => {
    const withSofa = [bar(false), ...tick('chair-1', 'sofa'), group, bar(true)];
    expect(lastSaid(...withSofa, ...tick('chair-2'), group)).toBe(grouped);
  });

  it('says that it is ungrouped, however many groups that ends', () => {
    expect(lastSaid(...pair, {type: 'ungroup'})).toMatch(/^Groupe dissocié/);
    expect(lastSaid(...twoPairs, {type: 'ungroup'})).toMatch(/^Groupe dissocié/);
  });
});

describe('the announcement about a move', () => {
  const nudge = (x: number, y: number): SelectEvent => ({type: 'nudge', by: {x, y}});

  it('gives its distance and direction for screen readers', () => {
    expect(lastSaid(...tick('chair-1', 'chair-2'), nudge(0, 25))).toBe(
      '2 meubles déplacés de 25\u00a0cm vers le bas.',
    );
    expect(lastSaid(...tick('chair-1'), nudge(-5, 0))).toBe(
      '1 meuble déplacé de 5\u00a0cm vers la gauche.',
    );
  });

  it('is short while dragging', () => {
    const press: SelectEvent = {
      type: 'press',
      onId: 'chair-1',
      at: {x: 262, y: 158},
      isAdding: false,
    };
    const drag: SelectEvent = {type: 'drag', at: {x: 290, y: 158}};
    expect(lastSaid(...tick('chair-1'), press, drag)).toMatch(/^1 meuble déplacé\.$/);
  });
});

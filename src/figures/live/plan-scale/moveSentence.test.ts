import {describe, expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {machine} from './machine';
import {type MarkerName, rest, type ScaleEvent, type ScaleState, start} from './model';
import {reduce} from './reduce';
import {announce} from './words';

const first: ScaleState = {document: start, interaction: rest(start)};

/** The French announcement for the last of some events, with no-break spaces as plain spaces. */
function said(...events: readonly ScaleEvent[]): string | undefined {
  const before = events.slice(0, -1).reduce(reduce, first);
  const last = events.at(-1);
  const after = last ? reduce(before, last) : before;
  return announce(before, after, 'fr')?.replace(/\u00a0/g, ' ');
}

const move = (marker: MarkerName, x: number, y: number): ScaleEvent => ({
  type: 'move',
  marker,
  to: point(x, y),
});
const press = (key: string, isSuspending = false): ScaleEvent =>
  machine.read({kind: 'key', key, isSuspending, isExtending: false}, first) as ScaleEvent;

describe('a marker that moves', () => {
  it('says how far the nearest end of the façade is, in arrow-key presses', () => {
    expect(said(press('ArrowLeft'))).toBe(
      'Repère A : bout gauche à 16 pas vers la gauche, 17 vers le bas.',
    );
    expect(said(press('ArrowLeft'), press('ArrowDown'))).toContain('16 pas vers la gauche, 16');
    expect(said(move('b', 830, 600))).toBe('Repère B : bout droit à 3 pas vers la gauche.');
    expect(said(move('a', 10, 630))).toContain('à 1 pas vers la gauche, 3 vers le haut.');
  });

  it('asks for the number of presses that leads there', () => {
    const [, left = '', down = ''] =
      /à (\d+) pas.*, (\d+) vers/.exec(said(press('ArrowLeft')) ?? '') ?? [];
    const presses = (key: string, count: string) =>
      Array<ScaleEvent>(Number(count)).fill(press(key));
    const asked = [...presses('ArrowLeft', left), ...presses('ArrowDown', down)];
    expect(said(press('ArrowLeft'), ...asked)).toBe('Repère A : au bout gauche de la façade.');
  });

  it('distinguishes fine increments', () => {
    expect(said(press('ArrowLeft', true))).toContain('à 16,9 pas vers la gauche');
    expect(said(press('ArrowLeft', true), press('ArrowLeft', true))).toContain('à 16,8 pas');
  });

  it('says which end it is on, and what is next once both are there', () => {
    expect(said(move('a', 7, 594))).toBe('Repère A : au bout gauche de la façade.');
    expect(said(move('b', 795, 603))).toBe('Repère B : au bout droit de la façade.');
    expect(said(move('a', 7, 594), move('b', 795, 603))).toContain('Les deux repères sont aux');
  });

  it('is directed to the other end when one is taken', () => {
    expect(said(move('a', 7, 594), move('b', 100, 600))).toContain('70 pas vers la droite');
  });

  it('is announced while the check waits for a scale', () => {
    const check: ScaleEvent = {type: 'check', isOn: true};
    expect(said(check)).toContain('Pas encore d’échelle');
    expect(said(check, press('ArrowLeft'))).toContain('16 pas vers la gauche');
  });

  it('is announced with the check on, including what the check finds', () => {
    const scaled: readonly ScaleEvent[] = [
      {type: 'type', text: '8'},
      {type: 'confirm'},
      {type: 'check', isOn: true},
    ];
    expect(said(...scaled, press('ArrowLeft'))).toBe(
      'Repère A : bout gauche à 16 pas vers la gauche, 17 vers le bas. Contrôle : 12,00 m au lieu de 6,00 m.',
    );
    expect(said(move('a', 7, 594), ...scaled, move('b', 795, 603))).toBe(
      'Repère B : au bout droit de la façade. Contrôle : la mesure donne 6,00 m, le papier 6,00 m. L’échelle est bonne.',
    );
    expect(said(...scaled)).toMatch(/^Contrôle :/);
  });

  it('is announced in English', () => {
    const after = reduce(first, press('ArrowLeft'));
    expect(announce(first, after, 'en')).toBe(
      'Marker A: the left end is 16 steps to the left, 17 down.',
    );
  });
});

describe('an invalid known length', () => {
  const wrong: readonly ScaleEvent[] = [{type: 'type', text: 'huit'}, {type: 'confirm'}];

  it('is answered with the length on the sheet', () => {
    expect(said(...wrong)).toContain('par exemple 8,00.');
  });

  it('is no longer announced once the text changes', () => {
    expect(said(...wrong)).toContain('Ce n’est pas une longueur');
    expect(said(...wrong, {type: 'type', text: '8'})).toContain('Placez les deux repères');
    expect(said({type: 'type', text: '8'})).toBeUndefined();
  });
});

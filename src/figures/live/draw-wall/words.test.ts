import {describe, expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {machine} from './machine';
import {type DrawEvent, type DrawState, empty, rest} from './model';
import {reduce} from './reduce';
import {announce} from './words';

const blank: DrawState = {document: empty, interaction: rest(empty)};

/** The French announcement for the last of some events, with no-break spaces as plain spaces. */
function said(...events: readonly DrawEvent[]): string | undefined {
  const before = events.slice(0, -1).reduce(reduce, blank);
  const last = events.at(-1);
  const after = last ? reduce(before, last) : before;
  return announce(before, after, 'fr')?.replace(/\u00a0/g, ' ');
}

const press = (key: string): DrawEvent =>
  machine.read({kind: 'key', key, isSuspending: false, isExtending: false}, blank) as DrawEvent;
const type = (text: string): DrawEvent => ({type: 'type', field: 'lengthText', text});
const at = {at: point(200, 0), isTouch: false, isFree: false} as const;

describe('a length typed in the plan', () => {
  it('is announced after each character typed or deleted', () => {
    expect(said(press('4'))).toBe('Longueur : 4');
    expect(said(press('4'), press(','), press('5'))).toBe('Longueur : 4,5');
    expect(said(press('4'), press('5'), press('Backspace'))).toBe('Longueur : 4');
    expect(said(press('4'), press('Backspace'))).toBe('Longueur effacée.');
    expect(said(press('4'), press('Escape'))).toBe('Longueur effacée.');
  });

  it('is not announced when it is typed in its field', () => {
    expect(said(type('4'))).toBeUndefined();
  });
});

describe('the point moved by arrow keys before the first corner', () => {
  const left = Array.from({length: 46}, () => press('ArrowLeft'));

  it('is announced by its distances from two edges of the sheet, down to zero', () => {
    expect(said(press('ArrowRight'))).toBe(
      'À 4,70 m du bord gauche de la feuille, à 3,50 m du haut.',
    );
    expect(said(...left)).toBe('À 0,00 m du bord gauche de la feuille, à 3,50 m du haut.');
  });
});

describe('a length typed before the first corner', () => {
  it('is announced again once that corner is set', () => {
    expect(said(type('4,50'), press('Enter'))).toBe(
      'Premier angle posé. Longueur : 4,50. Orientez le mur, puis validez par Entrée ou « Poser ».',
    );
  });
});

describe('a length that is too short for a wall', () => {
  it.each(['0', '0,05'])('gets the shortest allowed length as a suggestion: %s', (text) => {
    expect(said(press('Enter'), type(text), press('Enter'))).toBe(
      'Ce mur ferait moins de 0,10 m. Saisissez 0,10 m ou plus.',
    );
  });
});

describe('an angle without a length', () => {
  const angle: DrawEvent = {type: 'type', field: 'angleText', text: '90'};

  it('gets a request for a length, once there is a corner to start from', () => {
    expect(said(press('Enter'), angle, press('Enter'))).toBe(
      'Saisissez une longueur en mètres, par exemple 4,50.',
    );
    expect(said(angle, press('Enter'))).toContain('Premier angle posé.');
  });
});

describe('a length that leaves the sheet', () => {
  const typed = (text: string): string | undefined =>
    said(press('Enter'), type(text), press('Enter'));

  it('may have been meant in centimetres if typed without a unit', () => {
    expect(typed('450')).toContain('Si la mesure est en centimètres, écrivez « 4,50 ».');
    expect(typed('450 cm')).toBe('Mur tracé : 4,50 m, 0°.');
  });

  it('gets a suggestion of the unit in which it fits the sheet, if there is one', () => {
    expect(typed('4 500')).toContain('Si la mesure est en millimètres, écrivez « 4,50 ».');
    expect(typed('1000000000')).toContain('Raccourcissez-le');
  });

  it.each(['40', '450 m'])('must otherwise be shortened: %s', (text) => {
    expect(typed(text)).toContain('Raccourcissez-le ou faites-le pivoter.');
  });
});

describe('a typed length that leaves the sheet in one direction only', () => {
  const towards = (length: string, angle: string): string | undefined =>
    said(
      press('Enter'),
      type(length),
      {type: 'type', field: 'angleText', text: angle},
      press('Enter'),
    );

  it.each(['90', '270'])(
    'gets the directions in which it fits, rather than advice to shorten it: %s°',
    (angle) => {
      expect(towards('4,50', angle)).toBe(
        'Ce mur sortirait de la feuille. À cette longueur, il tient vers la gauche ou vers la droite.',
      );
    },
  );

  it('fits in those directions', () => {
    for (const angle of ['0', '180'])
      expect(towards('4,50', angle)).toContain('Mur tracé : 4,50 m');
    expect(towards('4,65', '270')).toContain('il tient vers la droite.');
  });
});

describe('an invalid length', () => {
  const wrong = [press('Enter'), type('quatre'), press('Enter')];

  it('stays in error, announced once, while the pointer crosses the plan', () => {
    expect(said(...wrong)).toContain('Ce n’est pas une longueur');
    const crossed: readonly DrawEvent[] = [...wrong, {type: 'aim', ...at}, {type: 'leave'}];
    expect(crossed.reduce(reduce, blank).interaction.fault).toBe('length');
    expect(said(...wrong, {type: 'aim', ...at})).toBeUndefined();
    expect(said(...crossed, press('Enter'))).toContain('Ce n’est pas une longueur');
  });

  it('is no longer announced once the text changes', () => {
    expect(said(...wrong, {type: 'aim', ...at}, type('4'))).toContain('Premier angle posé');
  });
});

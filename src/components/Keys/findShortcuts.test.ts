import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Language} from '../../product/language';
import {type Keyboard, type ShortcutFact, shortcuts} from '../../product/shortcuts';
import {shortcutsAbout} from './findShortcuts';
import {forKeyboard} from './forKeyboard';

const found = (query: string, language: Language = 'fr') => [
  ...(shortcutsAbout(query, language) ?? []),
];

describe('shortcuts that match a query', () => {
  it('are all shortcuts for an empty query', () => {
    expect(shortcutsAbout('  ', 'fr')).toBeNull();
  });

  it('are found by their action, ignoring accents and apostrophes', () => {
    expect(found('annuler')).toContain('undo');
    expect(found('retablir')).toEqual(['redo']);
    expect(found("l'ecran")).toContain('fitToScreen');
  });

  it('are found by the English word on the French page', () => {
    expect(found('undo')).toContain('undo');
  });

  it('are found by their keys, however they are joined', () => {
    for (const query of ['ctrl z', 'Ctrl+Z', 'ctrl + z', 'cmd z']) {
      expect(found(query)).toContain('undo');
    }
    expect(found('maj')).toContain('redo');
    expect(found('shift', 'en')).toContain('redo');
    expect(found('+')).toContain('zoomKeys');
  });

  it('are found by a minus, whichever minus character is typed', () => {
    for (const query of ['-', '−', '–']) expect(found(query)).toEqual(['zoomKeys']);
  });

  it('are found by the symbols printed on keys', () => {
    for (const query of ['⌘Z', '⌘ z', 'ctrl-z']) expect(found(query)).toContain('undo');
    expect(found('⇧')).toEqual(['redo', 'ungroup', 'nudgeLarge', 'toggleSelection']);
    expect(found('⌥')).toEqual(['duplicateByDrag']);
    expect(found('⌫')).toEqual(['delete', 'removeLastPoint']);
  });

  it('are found by everyday names of the keys', () => {
    for (const query of ['commande z', 'command z', 'control z', 'contrôle + z']) {
      expect(found(query)).toEqual(found('ctrl z'));
    }
    expect(found('majuscule')).toEqual(found('maj'));
    for (const query of ['barre d’espace', 'barre espace', 'espace']) {
      expect(found(query)).toEqual(found('space', 'en'));
    }
    for (const query of ['spacebar', 'space bar']) {
      expect(found(query, 'en')).toEqual(found('space', 'en'));
    }
  });

  it('are found by the name of a symbol key', () => {
    for (const query of ['plus', 'touche plus', 'moins', 'minus']) {
      expect(found(query)).toContain('zoomKeys');
    }
    expect(found('plus')).toEqual(expect.arrayContaining(found('plusieurs')));
    for (const query of ['zéro', 'zero', 'touche zéro']) {
      expect(found(query)).toEqual(['fitToScreen']);
    }
    for (const query of ['plus', 'minus']) expect(found(query, 'en')).toContain('zoomKeys');
    expect(found('zero', 'en')).toEqual(['fitToScreen']);
  });

  it('are found by each arrow key', () => {
    for (const query of [
      'haut',
      'bas',
      'gauche',
      'droite',
      'flèche haut',
      'flèche du bas',
      'flèche vers la gauche',
    ]) {
      expect(found(query), query).toEqual(expect.arrayContaining(['nudge', 'nudgeLarge']));
    }
    for (const query of ['up', 'down', 'left', 'right', 'up arrow', 'left arrow key']) {
      expect(found(query, 'en'), query).toEqual(expect.arrayContaining(['nudge', 'nudgeLarge']));
    }
    expect(found('maj droite')).toEqual(['nudgeLarge']);
  });

  it('are found by a whole question', () => {
    for (const query of [
      'annuler ?',
      'annuler?',
      'Comment annuler\u202f?',
      'comment faire pour annuler',
    ]) {
      expect(found(query)).toEqual(found('annuler'));
    }
    expect(found('how to undo?', 'en')).toEqual(found('undo', 'en'));
    expect(found('?')).toEqual(found('Maj+?'));
    expect(found('?')).toHaveLength(1);
  });

  it('are none for a word that has a meaning only in the vocabulary of the product', () => {
    for (const query of ['constructor', 'ctrl+constructor', '__proto__', 'toString']) {
      expect(found(query)).toEqual([]);
    }
  });

  it('are found by their keys typed one after another', () => {
    expect(found('zqsd')).toEqual(['walkAzerty']);
    expect(found('WASD')).toEqual(['walkQwerty']);
  });

  it('are found by another form of the word', () => {
    expect(found('zoomer')).toEqual(found('zoom'));
    expect(found('zooming', 'en')).toEqual(found('zoom', 'en'));
    expect(found('dupliquez')).toContain('duplicate');
    expect(found('imprimer')).toEqual([]);
  });

  it('are found by everyday words for the action', () => {
    expect(found('sauvegarder')).toEqual(['save']);
    expect(found('refaire')).toEqual(['redo']);
    expect(found('revenir en arrière')).toEqual(['undo']);
    expect(found('effacez')).toContain('delete');
    expect(found('several', 'en')).toEqual(['toggleSelection', 'selectionRectangle']);
  });

  it('are found whichever article is typed', () => {
    expect(found('enregistrer mon projet')).toEqual(['save']);
    expect(found('annuler une action')).toEqual(found('annuler action'));
    expect(found('save the project', 'en')).toEqual(['save']);
    expect(found('du'), 'a word begun').toContain('duplicate');
  });

  it('are found two at a time', () => {
    for (const query of ['copier coller', 'copier-coller', 'Copier et coller', 'copy paste']) {
      expect(found(query)).toEqual(['copy', 'paste']);
    }
    expect(found('copier laser')).toEqual([]);
  });

  it('are those of the reader’s keyboard, unless the other one is named', () => {
    const on = (query: string, keyboard: Keyboard) => forKeyboard(found(query), keyboard);
    expect(on('flèche', 'qwerty')).toEqual(['nudge', 'nudgeLarge', 'walkQwerty']);
    expect(on('flèche', 'azerty')).toEqual(['nudge', 'nudgeLarge', 'walkAzerty']);
    expect(on('d', 'qwerty')).toEqual(['duplicate', 'walkQwerty']);
    expect(on('azerty', 'qwerty')).toContain('walkAzerty');
  });

  it('are none for symbols that are on no key', () => {
    expect(found('★')).toEqual([]);
  });

  it('are none for words that match nothing', () => {
    expect(found('imprimante laser')).toEqual([]);
  });

  it('include each shortcut for the whole name of its action', () => {
    const names = fc.constantFrom(...Object.entries<ShortcutFact>(shortcuts));
    fc.assert(
      fc.property(names, fc.constantFrom<Language>('en', 'fr'), ([name, fact], language) => {
        const words = fact.action[language].replace(/(?<!\p{L})\p{L}(?!\p{L})/gu, ' ');
        expect(found(words, language)).toContain(name);
      }),
    );
  });
});

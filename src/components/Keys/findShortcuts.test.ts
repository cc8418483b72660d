import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Language} from '../../product/language';
import {type ShortcutFact, shortcuts} from '../../product/shortcuts';
import {shortcutsAbout} from './findShortcuts';

const found = (query: string, language: Language = 'fr') => [
  ...(shortcutsAbout(query, language) ?? []),
];

describe('shortcuts about what is typed', () => {
  it('are all of them when nothing is', () => {
    expect(shortcutsAbout('  ', 'fr')).toBeNull();
  });

  it('are found by an action, without accents or apostrophes to mind', () => {
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

  it('are none for words that nothing has', () => {
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

import {describe, expect, it} from 'vitest';
import {type GlossaryEntry, glossary} from './glossary';

const entries = Object.entries<GlossaryEntry>(glossary);

describe('glossary', () => {
  it('has term names in kebab-case', () => {
    for (const [name] of entries) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(['en', 'fr'] as const)('has one plain sentence per term in %s', (language) => {
    for (const [name, entry] of entries) {
      const {term, definition} = entry[language];
      expect(term, name).not.toBe('');
      expect(definition, name).toMatch(/^[\p{Lu}].*\.$/u);
      expect(definition.split(/\s+/).length, `${name}: ${definition}`).toBeLessThanOrEqual(25);
      expect(`${term} ${definition} ${entry.synonyms[language].join(' ')}`, name).not.toMatch(
        /['"]/,
      );
    }
  });

  it('has no-break spaces before French punctuation', () => {
    for (const [name, {fr}] of entries) expect(fr.definition, name).not.toMatch(/ [:;!?»]|« /);
  });

  it.each(['en', 'fr'] as const)('has a distinct word for each term in %s', (language) => {
    const terms = entries.map(([, entry]) => entry[language].term);
    expect(terms.filter((term, i) => terms.indexOf(term) !== i)).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('lists no word twice for a term in %s', (language) => {
    for (const [name, entry] of entries) {
      const words = [entry[language].term, ...entry.synonyms[language]];
      expect(new Set(words).size, name).toBe(words.length);
    }
  });
});

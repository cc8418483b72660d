import type {ParseError} from './ParseError';

const curlyQuote = /[“”„«»‘’]/;

/** Explains a character that is only valid inside a string. */
export function strayCharacter(source: string, offset: number, quote: string): ParseError {
  const character = String.fromCodePoint(source.codePointAt(offset) ?? 0);
  return {
    offset,
    words: {
      what: `The character ${character} is outside any text.`,
      remedy: curlyQuote.test(character)
        ? `Put the text between two straight quotes: ${quote}…${quote}.`
        : 'Remove it, or put it into the text it belongs to.',
    },
  };
}

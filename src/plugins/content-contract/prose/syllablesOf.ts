import type {Locale} from '../../../site';

/** Vowel letters pronounced as one sound, per language. */
const frenchVowels = /[aeiouyàâäæéèêëîïôöœùûüÿ]+/gu;
const englishVowels = /[aeiouy]+/gu;

/** Adjacent vowels pronounced separately: `réalité`, `géant`, `naïf`, `poète`, `voyez`. */
const frenchHiatus =
  /é(?=[aeoiuéè])|[aeiou](?=[ïéë])|ï(?=[aeou])|a(?=o(?!û))|o(?=[aè])|(?<=[aou])y(?=[eéèaio])/gu;
/** After two consonants the i is pronounced: `plier`, `client`. */
const frenchSaidI = /[bcdfgptv][lr]i(?=[aeoé])/gu;
const englishHiatus =
  /i(?=a(?:ns?|rs?|ls?|lly)?$|o$)|(?<![ctgx])i(?=ous)|(?<=cr)e(?=at)|(?<=ar|id)e(?=as?$)|[aeou](?=ing)|o(?=em)|e(?=om)|ua(?=l)/gu;

/** Verbs with a silent ending, `affichent`; not nouns and adjectives, `récent`, `moment`. */
const frenchSilentEnding =
  /(?<![mv]|[aeiouy]|souv|différ|précéd|réc|prés|perman|cont|abs|arg|acc|transpar)ent$/u;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function frenchSyllables(word: string): number {
  const said = word
    // Pronounced as one consonant: `qui`, `guide`.
    .replace(/qu/gu, 'k')
    .replace(/gu(?=[eéèêi])/gu, 'g')
    // Silent: `étage`, `portes`, `idées`.
    .replace(/es?$/u, '')
    .replace(frenchSilentEnding, '');
  return count(said, frenchVowels) + count(said, frenchHiatus) + count(said, frenchSaidI);
}

function englishSyllables(word: string): number {
  const said = word
    .replace(/qu/gu, 'k')
    // Silent e: `wide`, `rooms`, `placed`; but not in `table`, `boxes`, `needed`.
    .replace(/(?<=[^aeiouyl]|[aeiouyr]l)e$/u, '')
    .replace(/(?<=[^aeiouytd])ed$/u, 'd')
    .replace(/(?<=[^aeiouycgsxzhl]|[aeiouy]l)es$/u, 's')
    .replace(/(?<=[^aeiouy])e(?=(?:ly|ment|ful|less)s?$)/u, '');
  return count(said, englishVowels) + count(said, englishHiatus);
}

/**
 * Estimated number of spoken syllables of a word, from its spelling: right for most words, and
 * accurate enough for a page average. An elided article has none: `l’étage` has two.
 */
export function syllablesOf(word: string, language: Locale): number {
  const of = language === 'fr' ? frenchSyllables : englishSyllables;
  const pieces = word.toLowerCase().match(/\p{L}+['’]?/gu) ?? [];
  const syllables = pieces.map((piece) => {
    const isElided = /['’]$/u.test(piece);
    const letters = piece.replace(/['’]$/u, '');
    return isElided && letters !== word ? of(letters) : Math.max(1, of(letters));
  });
  return Math.max(
    1,
    syllables.reduce((sum, some) => sum + some, 0),
  );
}

import type {Lexicon} from '../indexing/Lexicon';
import type {Candidate} from './Candidate';
import {isSlip} from './isSlip';
import {allowedEdits, minSpelledLength, trustAs, trustIn} from './trustAs';

const digit = /\d/;

function spelledLike(surface: string, lexicon: Lexicon): Candidate[] {
  if (surface.length < minSpelledLength || digit.test(surface)) return [];
  const more = Math.max(1, allowedEdits(surface.length));
  return lexicon.spellingsOf(surface.length, more).flatMap(([known, stem]) => {
    const trust = trustAs(known, surface);
    return trust > 0 ? [{stem, trust}] : [];
  });
}

/**
 * Known words of three letters that the typed one may be a slip of, even if it is also the prefix
 * of others: "mir" for « mur », although it begins « miroir ».
 */
export function shortSlips(surface: string, lexicon: Lexicon): Candidate[] {
  if (surface.length !== minSpelledLength) return [];
  const stems = lexicon
    .spellingsOf(surface.length, 0)
    .flatMap(([known, stem]) => (isSlip(surface, known) ? [stem] : []));
  return trusted(stems, trustIn.shortSlip);
}

/** The stem of the word without a prefix, if the pages have that stem. */
function stemWithout(surface: string, beginning: RegExp, lexicon: Lexicon): string[] {
  const rest = surface.replace(beginning, '');
  const stem = lexicon.analysis.stem(rest);
  return rest !== surface && lexicon.countOf(stem) > 0 ? [stem] : [];
}

function trusted(stems: Iterable<string>, trust: number): Candidate[] {
  return [...stems].map((stem) => ({stem, trust}));
}

/** Candidates that sound like the typed word. */
export function soundingLike(surface: string, lexicon: Lexicon): Candidate[] {
  return trusted(lexicon.sounds.get(lexicon.analysis.sound(surface)) ?? [], trustIn.sound);
}

/** Candidates for a word that the pages lack, by spelling and by sound. */
export function guesses(surface: string, lexicon: Lexicon): Candidate[] {
  const {runIn, onceMore} = lexicon.analysis;
  return [
    ...trusted(stemWithout(surface, runIn, lexicon), trustIn.runIn),
    ...trusted(stemWithout(surface, onceMore, lexicon), trustIn.onceMore),
    ...soundingLike(surface, lexicon),
    ...spelledLike(surface, lexicon),
  ];
}

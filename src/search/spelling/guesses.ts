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

/** Short words of which a typed one may be a slip, though it begins others: « mir », and « miroir ». */
export function shortSlips(surface: string, lexicon: Lexicon): Candidate[] {
  if (surface.length !== minSpelledLength) return [];
  const stems = lexicon
    .spellingsOf(surface.length, 0)
    .flatMap(([known, stem]) => (isSlip(surface, known) ? [stem] : []));
  return trusted(stems, trustIn.shortSlip);
}

/** The stem of what is left without a beginning, where the pages have it. */
function stemWithout(surface: string, beginning: RegExp, lexicon: Lexicon): string[] {
  const rest = surface.replace(beginning, '');
  const stem = lexicon.analysis.stem(rest);
  return rest !== surface && lexicon.countOf(stem) > 0 ? [stem] : [];
}

function trusted(stems: Iterable<string>, trust: number): Candidate[] {
  return [...stems].map((stem) => ({stem, trust}));
}

/** Words that are heard as the typed one. */
export function soundingLike(surface: string, lexicon: Lexicon): Candidate[] {
  return trusted(lexicon.sounds.get(lexicon.analysis.sound(surface)) ?? [], trustIn.sound);
}

/** What a word that the pages lack may be, by its letters and its sound. */
export function guesses(surface: string, lexicon: Lexicon): Candidate[] {
  const {runIn, onceMore} = lexicon.analysis;
  return [
    ...trusted(stemWithout(surface, runIn, lexicon), trustIn.runIn),
    ...trusted(stemWithout(surface, onceMore, lexicon), trustIn.onceMore),
    ...soundingLike(surface, lexicon),
    ...spelledLike(surface, lexicon),
  ];
}

import type {Lexicon} from '../indexing/Lexicon';
import type {Candidate} from './Candidate';
import {editDistance} from './editDistance';
import {isAnotherWord} from './isAnotherWord';
import {isSlip} from './isSlip';
import {lacksVowels, withoutVowels} from './withoutVowels';

const trustIn = {
  runIn: 0.9,
  sound: 0.7,
  withoutVowels: 0.7,
  onceMore: 0.55,
  slip: 0.7,
  shortSlip: 0.45,
  near: 0.55,
  far: 0.35,
};
/** Letters of a word of the pages that a typing error leaves recognisable. */
const minSpelledLength = 3;
/** Letters of a word that two typing errors leave recognisable. */
const minLettersForTwoErrors = 7;
/** Letters of a stem that an error leaves recognisable: endings no longer help. */
const minStemLength = 5;
/** Letters of a spelling by ear that an error leaves recognisable. */
const minSoundLength = 5;
/** Letters of a beginning by ear that an error leaves recognisable. */
const minBeginningLength = 4;
const digit = /\d/;

/** Edits allowed for a word of that length: typing errors grow with the word, short words change meaning. */
function allowedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 9 ? 1 : 2;
}

/** How far a typed word may be trusted to be a known one, spelt with an error; 0 for not at all. */
function trustAs(known: string, typed: string): number {
  if (isSlip(typed, known)) return trustIn.slip;
  const max = allowedEdits(typed.length);
  if (max === 0 || isAnotherWord(typed, known)) return 0;
  const edits = editDistance(typed, known, max);
  if (edits > max) return 0;
  return edits < 2 ? trustIn.near : trustIn.far;
}

function spelledLike(surface: string, lexicon: Lexicon): Candidate[] {
  if (surface.length < minSpelledLength || digit.test(surface)) return [];
  return [...lexicon.spellings].flatMap(([known, stem]) => {
    const trust = known.length < minSpelledLength ? 0 : trustAs(known, surface);
    return trust > 0 ? [{stem, trust}] : [];
  });
}

/** Short words of which a typed one may be a slip, though it begins others: « mir », and « miroir ». */
export function shortSlips(surface: string, lexicon: Lexicon): Candidate[] {
  if (surface.length !== minSpelledLength) return [];
  const stems = [...lexicon.spellings].flatMap(([known, stem]) =>
    isSlip(surface, known) ? [stem] : [],
  );
  return trusted(stems, trustIn.shortSlip);
}

/** The stem of what is left without a beginning, where the pages have it. */
function stemWithout(surface: string, beginning: RegExp, lexicon: Lexicon): string[] {
  const rest = surface.replace(beginning, '');
  const stem = lexicon.analysis.stem(rest);
  return rest !== surface && lexicon.countOf(stem) > 0 ? [stem] : [];
}

/** Words that give the typed one when their vowels are left out. */
function writtenOut(surface: string, lexicon: Lexicon): string[] {
  if (!lacksVowels(surface)) return [];
  const short = withoutVowels(surface);
  return [...lexicon.spellings].flatMap(([known, stem]) =>
    known[0] === short[0] && withoutVowels(known) === short ? [stem] : [],
  );
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
    ...trusted(writtenOut(surface, lexicon), trustIn.withoutVowels),
    ...spelledLike(surface, lexicon),
  ];
}

/** Two errors in seven letters, the first of them right. */
function spelledWithTwoErrors(surface: string, lexicon: Lexicon): string[] {
  if (surface.length < minLettersForTwoErrors || digit.test(surface)) return [];
  return [...lexicon.spellings].flatMap(([known, stem]) =>
    known.length >= minLettersForTwoErrors &&
    known[0] === surface[0] &&
    editDistance(surface, known, 2) <= 2
      ? [stem]
      : [],
  );
}

/** Words of which the pages have other inflections: "prlever" where they say « prélèvement ». */
function stemmedLike(typed: string, lexicon: Lexicon): string[] {
  if (typed.length < minStemLength || digit.test(typed)) return [];
  return [...new Set(lexicon.spellings.values())].filter(
    (stem) =>
      stem.length >= minStemLength &&
      !isAnotherWord(typed, stem) &&
      editDistance(typed, stem, 1) <= 1,
  );
}

/** Words that sound so but for one letter: spelt by ear, and mistyped as well. */
function soundingNearly(surface: string, lexicon: Lexicon): string[] {
  const sound = lexicon.analysis.sound(surface);
  if (sound.length < minSoundLength || digit.test(surface)) return [];
  return [...lexicon.sounds].flatMap(([known, stems]) =>
    known.length >= minSoundLength && editDistance(sound, known, 1) <= 1 ? [...stems] : [],
  );
}

/** Words whose beginning is typed with an error: "balko" on the way to « balcon ». */
function beginningLike(surface: string, lexicon: Lexicon): string[] {
  const {analysis, spellings} = lexicon;
  const sound = analysis.sound(surface);
  if (sound.length < minBeginningLength || digit.test(surface)) return [];
  const stems = new Set<string>();
  for (const [known, stem] of spellings) {
    if (known[0] !== surface[0] || known.length <= surface.length) continue;
    const isHeard = analysis.sound(known).startsWith(sound);
    if (isHeard || editDistance(surface, known.slice(0, surface.length), 1) <= 1) stems.add(stem);
  }
  return lexicon.commonest(stems);
}

/**
 * What a word may be that is nothing else: what the first of these ways leads to that leads anywhere.
 *
 * @param isLast whether the word may go on
 */
export function farGuesses(
  surface: string,
  stem: string,
  isLast: boolean,
  lexicon: Lexicon,
): Candidate[] {
  const ways = [
    () => spelledWithTwoErrors(surface, lexicon),
    () => stemmedLike(stem, lexicon),
    () => soundingNearly(surface, lexicon),
    () => (isLast ? beginningLike(surface, lexicon) : []),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found.map((one) => ({stem: one, trust: trustIn.far}));
  }
  return [];
}

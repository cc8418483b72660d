/** A page made of invented French-like words, half as long as an article of this site. */
interface SyntheticPage {
  /** Address below the root, with slashes around it. */
  readonly url: string;
  readonly html: string;
}

const vocabularySize = 14_000;
const sectionCount = 5;
const wordsPerSection = 76;

/** The same numbers in every run, from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const onsets = [
  'b',
  'c',
  'ch',
  'd',
  'f',
  'g',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'tr',
  'pl',
  'gr',
];
const vowels = ['a', 'e', 'i', 'o', 'u', 'é', 'ou', 'an', 'on', 'in', 'eau'];
const endings = ['', '', 's', 'r', 't', 'e', 'es', 'tion', 'ment', 'er', 'age'];

/** Invented words, the commonest first. */
export function vocabulary(): string[] {
  const random = randomNumbers(7);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const words = new Set<string>();
  while (words.size < vocabularySize) {
    const syllables = Array.from(
      {length: 1 + Math.floor(random() * 3)},
      () => pick(onsets) + pick(vowels),
    );
    words.add(syllables.join('') + pick(endings));
  }
  return [...words];
}

/** Pages whose words follow Zipf's law. */
export function syntheticPages(count: number): SyntheticPage[] {
  const words = vocabulary();
  const random = randomNumbers(count);
  const word = (): string => words[Math.floor(words.length ** random()) - 1] ?? words[0] ?? '';
  const text = (length: number): string => Array.from({length}, word).join(' ');
  return Array.from({length: count}, (_, at) => {
    const sections = Array.from({length: sectionCount}, (_, part) => {
      const id = `s${part}`;
      const link = `<a class="hash-link" href="#${id}"></a>`;
      return `<h2 id="${id}">${text(4)}${link}</h2><p>${text(wordsPerSection)}.</p>`;
    });
    return {
      url: `/page-${at}/`,
      html: `<!doctype html><html lang="fr"><head><title>${at}</title>
<meta name="description" content="${text(16)}"><meta name="keywords" content="${text(2)},${text(2)}">
</head><body><article><header><h1>${text(4)}</h1></header><p>${text(20)}.</p>${sections.join('')}</article></body></html>`,
    };
  });
}

/** Queries of two words of middling frequency, as readers' words are. */
export function syntheticQueries(count: number): string[] {
  const words = vocabulary();
  const random = randomNumbers(11);
  const word = (): string => words[20 + Math.floor(random() * 1200)] ?? '';
  return Array.from({length: count}, () => `${word()} ${word()}`);
}

/** What stems say of pages, as the index has it: texts, where numbers would weigh thrice as much. */
export interface PackedLeanings {
  readonly stems: string;
  /** For each page of the index a letter a stem: M says nothing, N speaks for the page, L against. */
  readonly pages: readonly string[];
}

const between = '|';
const nothing = 'M'.charCodeAt(0);
/** Finer ones order pages no better; measured. */
const step = 0.5;
const mostSteps = 12;

/**
 * @param weights by stem, one a page
 * @param pageCount how many pages the index has
 */
export function packLeanings(
  weights: ReadonlyMap<string, ArrayLike<number>>,
  pageCount: number,
): PackedLeanings {
  const letter = (weight = 0): string => {
    const steps = Math.round(weight / step);
    return String.fromCharCode(nothing + Math.max(-mostSteps, Math.min(mostSteps, steps)));
  };
  const silent = letter().repeat(pageCount);
  const lines = [...weights].flatMap(([stem, values]) => {
    const letters = Array.from({length: pageCount}, (_, page) => letter(values[page])).join('');
    return letters === silent ? [] : [[stem, letters] as const];
  });
  lines.sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    stems: lines.map(([stem]) => stem).join(between),
    pages: Array.from({length: pageCount}, (_, page) =>
      lines.map(([, letters]) => letters[page]).join(''),
    ),
  };
}

/** The weights by stem, one a page, to half a unit. */
export function unpackLeanings({stems, pages}: PackedLeanings): Map<string, readonly number[]> {
  return new Map(
    stems
      .split(between)
      .map((stem, at) => [stem, pages.map((letters) => (letters.charCodeAt(at) - nothing) * step)]),
  );
}

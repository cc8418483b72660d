import type {IndexedPage} from './SearchIndex';

/** Words must say this much together, and say no more than this. */
const maxLift = 9;
/** What a word says of a page that is not asked for by it, where others are. */
const elsewhere = -1;

/** Which pages readers mean by the words they use, as judged queries taught it. */
export class AskedPages {
  private readonly liftOf = new Map<string, Map<number, number>>();
  /** Pages that queries were judged for: of others nothing is known. */
  private readonly judged: readonly number[];

  constructor(pages: readonly IndexedPage[]) {
    this.judged = pages.flatMap(({asked}, page) => (asked ? [page] : []));
    pages.forEach(({asked = []}, page) => {
      asked.forEach((words, step) => {
        for (const word of words) {
          const lifts = this.liftOf.get(word) ?? new Map();
          this.liftOf.set(word, lifts.set(page, step + 1));
        }
      });
    });
  }

  /** How much the words of a query speak for each page, or against it. */
  lifts(words: ReadonlySet<string>): ReadonlyMap<number, number> {
    const known = [...words].flatMap((word) => this.liftOf.get(word) ?? []);
    return new Map(
      this.judged.map((page) => {
        const lift = known.reduce((sum, lifts) => sum + (lifts.get(page) ?? elsewhere), 0);
        return [page, Math.max(-maxLift, Math.min(maxLift, lift))];
      }),
    );
  }
}

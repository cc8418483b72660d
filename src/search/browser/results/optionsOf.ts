import type {PageHit} from '../../SearchAnswer';

/** One link in the result list. */
export interface Option {
  readonly url: string;
  /** Position of its page among the hits. */
  readonly hit: number;
  /** Position of its section in the page; absent for the page itself. */
  readonly section?: number;
}

/** The links of the result list in display order: each page, followed by its sections. */
export function optionsOf(hits: readonly PageHit[]): Option[] {
  return hits.flatMap(({url, sections}, hit) => [
    {url, hit},
    ...sections.map((section, index) => ({url: section.url, hit, section: index})),
  ]);
}

/** Index of the initially active option: the best page, or its section if that fits better. */
export function firstActive(hits: readonly PageHit[]): number {
  return hits[0]?.isSectionBest ? 1 : 0;
}

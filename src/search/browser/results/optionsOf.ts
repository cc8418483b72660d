import type {PageHit} from '../../SearchAnswer';

/** One link of the list of results. */
export interface Option {
  readonly url: string;
  /** Position of its page among the hits. */
  readonly hit: number;
  /** Position of its section in the page; absent for the page itself. */
  readonly section?: number;
}

/** The links of a list of results in the order of the screen: each page, then its sections. */
export function optionsOf(hits: readonly PageHit[]): Option[] {
  return hits.flatMap(({url, sections}, hit) => [
    {url, hit},
    ...sections.map((section, index) => ({url: section.url, hit, section: index})),
  ]);
}

/** The option that Enter opens before any arrow: the best page, or its section if that fits better. */
export function firstActive(hits: readonly PageHit[]): number {
  return hits[0]?.isSectionBest ? 1 : 0;
}

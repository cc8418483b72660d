import type {Stretch} from './answer/excerpt';
import type {PageLink} from './protocol';

/** A section, symptom or row of a page that answers. */
interface SectionHit {
  readonly url: string;
  readonly title: readonly Stretch[];
  readonly excerpt: readonly Stretch[];
}

export interface PageHit {
  readonly url: string;
  readonly title: readonly Stretch[];
  /** The title without marks. */
  readonly name: string;
  readonly crumbs: readonly string[];
  readonly excerpt: readonly Stretch[];
  readonly sections: readonly SectionHit[];
  /** Whether its first section answers better than the page as a whole. */
  readonly isSectionBest: boolean;
}

export interface SearchAnswer {
  readonly query: string;
  /** The words that were looked for; those that nothing matches are unknown. */
  readonly words: readonly {readonly text: string; readonly isKnown: boolean}[];
  readonly hits: readonly PageHit[];
  /** Whether nothing fits because the question only begins: no answer yet, rather than none. */
  readonly isOnlyBegun: boolean;
  /** Words and phrases to mark on the page that is opened, folded. */
  readonly marks: readonly string[];
  /** Pages that match, shown or not. */
  readonly pageCount: number;
  /** When nothing fits: the nearest titles, then what most readers want. */
  readonly suggestions: readonly PageLink[];
}

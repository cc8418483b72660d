import type {PackedWeights} from './learning/packWeights';
import type {PackedGroup} from './synonyms/packGroups';

/**
 * A part of a page that can be linked to. `symptom` and `row` are rows of a table with an anchor:
 * a symptom reads as a sentence of the reader, a row is one line of a reference table.
 */
export interface IndexedSection {
  readonly kind: 'section' | 'symptom' | 'row';
  /** Anchor with its `#`, or empty for the top of the page. */
  readonly hash: string;
  readonly title: string;
  readonly text: string;
  /** Labels of the interface that the text names, each once. */
  readonly labels?: readonly string[];
}

export interface IndexedPage {
  /** Path from the root of the host, with the locale. */
  readonly url: string;
  readonly title: string;
  /** Labels of the categories above the page. */
  readonly crumbs: readonly string[];
  readonly description: string;
  readonly keywords: readonly string[];
  /** Whether the page comes after all others: a glossary, a page for writers. */
  readonly isLast?: true;
  readonly sections: readonly IndexedSection[];
  /** What was learned from questions of its sections, in their order, and last of it as a whole. */
  readonly learnedWeights?: PackedWeights;
}

/** What the search of one version in one language fetches: all its pages, as text. */
export interface SearchIndex {
  readonly language: 'en' | 'fr';
  /** Name of the product that all pages are about: it tells none from another. */
  readonly product?: string;
  readonly pages: readonly IndexedPage[];
  /** Positions in `pages` of what most readers want, offered when nothing fits. */
  readonly popular: readonly number[];
  readonly synonyms: readonly PackedGroup[];
  /** What was learned from questions of the pages, in their order. */
  readonly learnedWeights?: PackedWeights;
}

/** The small file with a fixed name that says where the index is. */
export interface SearchPointer {
  readonly index: string;
}

import type {Page} from './page/Page';
import type {Vocabulary} from './vocabulary/Vocabulary';

/** The names that pages may quote, from the data files of the site. */
export interface Names {
  readonly facts: readonly string[];
  readonly keys: readonly string[];
  readonly shortcuts: readonly string[];
  readonly terms: readonly string[];
}

/** All the contract knows of a site: its pages, its files, its words. */
export interface ContentSite {
  readonly pages: readonly Page[];
  /** Paths, from the root of the site, of the files that a page may show or link to. */
  readonly files: ReadonlySet<string>;
  readonly vocabulary: Vocabulary;
  readonly names: Names;
}

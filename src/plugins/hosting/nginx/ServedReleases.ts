import type {MovedPages} from '../addresses/movedPages';

/** What the configuration needs to know about a release: the data its build was sealed with. */
export interface ServedRelease {
  readonly policy: string;
  readonly redirects: MovedPages;
}

/** The only release, or the newest one. */
export interface ServedReleases extends ServedRelease {
  /** Every release that the root may link to, by folder name. */
  readonly releases?: ReadonlyMap<string, ServedRelease>;
}

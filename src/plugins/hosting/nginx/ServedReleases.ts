import type {MovedPages} from '../addresses/movedPages';

/** What of a release the configuration has to know: what its build was sealed with. */
export interface ServedRelease {
  readonly policy: string;
  readonly redirects: MovedPages;
}

/** The only release there is, or the newest. */
export interface ServedReleases extends ServedRelease {
  /** Every release that the root may be a link to, by the name of its folder. */
  readonly releases?: ReadonlyMap<string, ServedRelease>;
}

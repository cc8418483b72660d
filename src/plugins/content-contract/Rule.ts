import type {ContentSite} from './ContentSite';
import type {Breach, Fault} from './faults/Fault';
import type {Page} from './page/Page';

/** One rule of the content contract. Pure: the same site always yields the same faults. */
export interface Rule<Looked = ContentSite> {
  /** Name of its file in `rules/`. */
  readonly name: string;
  /** Whether breaking it in one language of a page may be reported in the file of the other. */
  readonly comparesLanguages?: true;
  check(site: Looked): readonly Fault[];
}

/** A rule that checks the whole site, or the part of it that `Looked` declares. */
export function siteRule<Looked = ContentSite>(
  name: string,
  check: (site: Looked) => readonly Breach[],
): Rule<Looked> {
  return {name, check: (site) => check(site).map((breach) => ({...breach, rule: name}))};
}

/** A rule that checks one page at a time. */
export function pageRule<Looked extends Pick<ContentSite, 'pages'> = ContentSite>(
  name: string,
  check: (page: Page, site: Looked) => readonly Breach[],
): Rule<Looked> {
  return siteRule(name, (site: Looked) => site.pages.flatMap((page) => check(page, site)));
}

/** A rule that compares the languages of a page. */
export function twinRule(name: string, check: (site: ContentSite) => readonly Breach[]): Rule {
  return {...siteRule(name, check), comparesLanguages: true};
}

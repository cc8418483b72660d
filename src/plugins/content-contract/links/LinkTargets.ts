import type {ContentSite} from '../ContentSite';
import {type AnchorFinding, explainAnchor} from '../page/explainAnchor';
import {knownAnchors} from '../page/knownAnchors';
import type {Page} from '../page/Page';
import {renamedFiles} from '../reading/renamedFiles';

/** What is wrong with a link and how to fix it; `null` when nothing is. */
export type Finding = AnchorFinding | null;

/** The targets that page links lead to. Reads each page's anchors once. */
export class LinkTargets {
  private readonly byFile: ReadonlyMap<string, Page>;
  private readonly renamed: ReadonlySet<string>;
  private readonly anchors = new Map<Page, readonly string[]>();

  constructor(private readonly site: ContentSite) {
    this.byFile = new Map(site.pages.map((page) => [page.file, page]));
    this.renamed = renamedFiles(site);
  }

  page(file: string): Page | undefined {
    return this.byFile.get(file);
  }

  /**
   * Whether a page will have this path once its badly chosen file name, reported separately, is
   * fixed.
   */
  awaits(file: string): boolean {
    return this.renamed.has(file);
  }

  /** The pages that a page may link to: those of its language and version. */
  filesAround({locale, version}: Page): readonly string[] {
    return this.site.pages
      .filter((page) => page.locale === locale && page.version === version)
      .map(({file}) => file);
  }

  private anchorsIn(page: Page): readonly string[] {
    const known = this.anchors.get(page) ?? knownAnchors(page, this.site.names);
    this.anchors.set(page, known);
    return known;
  }

  /** What is wrong with an anchor that links to this page, and how to fix it. */
  checkAnchor(page: Page, anchor: string): Finding {
    return explainAnchor(page, anchor, this.anchorsIn(page));
  }
}

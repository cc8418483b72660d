import {posix} from 'node:path';
import {siteUrl} from '../../../site';
import type {ContentSite} from '../ContentSite';
import {faultAt} from '../faults/faultAt';
import {nearestFile} from '../nearest/nearestFile';
import {type AnchorFinding, explainAnchor} from '../page/explainAnchor';
import {fileMeant} from '../page/fileMeant';
import {hasScheme} from '../page/hasScheme';
import {isDraft} from '../page/isDraft';
import {knownAnchors} from '../page/knownAnchors';
import {linksOf, type PageLink} from '../page/linksOf';
import type {Page} from '../page/Page';
import {pathFrom} from '../page/pathFrom';
import {sourceOf} from '../page/sourceOf';
import {formatOf} from '../pictures/pictureFormats';
import {siteRule} from '../Rule';
import {fileOf} from '../reading/locatePage';
import {renamedFiles} from '../reading/renamedFiles';

const pathOfFile =
  'Write the path of the page from this one, with its ending: ../features/shortcuts.mdx.';

type Finding = AnchorFinding | null;

/** What the link of a page leads to, each page's anchors being read once. */
class Targets {
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

  /** Whether a page will have this file, once the name of its own is mended: that is told there. */
  awaits(file: string): boolean {
    return this.renamed.has(file);
  }

  /** The pages that a page may link to: those of its language and version. */
  filesAround({locale, version}: Page): readonly string[] {
    return this.site.pages
      .filter((page) => page.locale === locale && page.version === version)
      .map(({file}) => file);
  }

  anchorsIn(page: Page): readonly string[] {
    const known = this.anchors.get(page) ?? knownAnchors(page, this.site.names);
    this.anchors.set(page, known);
    return known;
  }
}

function checkAnchor(target: Page, anchor: string, targets: Targets): Finding {
  return explainAnchor(target, anchor, targets.anchorsIn(target));
}

function checkFile(page: Page, path: string, anchor: string, targets: Targets): Finding {
  const file = posix.join(posix.dirname(page.file), path);
  const target = targets.page(file);
  if (!target && targets.awaits(file)) {
    return null;
  }
  if (!target) {
    const near = nearestFile(file, targets.filesAround(page));
    return [
      `There is no page ${file}.`,
      near
        ? `Did you mean ${pathFrom(page.file, near)}?`
        : 'Correct the path, add the page, or take the link out.',
    ];
  }
  if (target.locale !== page.locale || target.version !== page.version) {
    const own = fileOf(page.locale, page.version, target.path);
    const isThere = targets.page(own) !== undefined;
    return [
      `The link leaves the language or the version of this page, for ${file}.`,
      isThere
        ? `Write ${pathFrom(page.file, own)}${anchor && `#${anchor}`}.`
        : 'Link to a page that stands beside this one.',
    ];
  }
  if (isDraft(target) && !isDraft(page)) {
    return [
      `The link leads to a draft, ${file}, which readers do not get.`,
      'Remove the link, or publish the draft.',
    ];
  }
  return anchor ? checkAnchor(target, anchor, targets) : null;
}

/** What to write in place of an address that names no file. */
function remedyFor(page: Page, url: string, targets: Targets): string {
  if (url.startsWith('www.')) {
    return `Write https://${url}.`;
  }
  if (formatOf(url)) {
    return `To show the picture, write ! in front: ![what it shows](${url}).`;
  }
  if (/^[^/@]+@[^/@]+$/.test(url)) {
    return `Write mailto:${url}.`;
  }
  const meant = fileMeant(page, url, (file) => targets.page(file) !== undefined);
  return meant ? `Write ${meant}.` : pathOfFile;
}

function checkLink(page: Page, {url, node}: PageLink, targets: Targets): Finding {
  // A picture as code, which the image that shows it is told of.
  if (node.type === 'definition' && url.startsWith('data:')) {
    return null;
  }
  // No check follows it, and it leaves the language, or the preview, that the reader is in.
  if (`${url}/`.startsWith(`${siteUrl}/`)) {
    const remedy = remedyFor(page, url.slice(siteUrl.length), targets);
    return [`The link leads to this site by its whole address, ${url}.`, remedy];
  }
  if (/^https?:\/\/(?:localhost|127\.0\.0\.1)(?![\w.-])/.test(url)) {
    return [`The link leads to your computer, ${url}, which readers do not have.`, pathOfFile];
  }
  if (/^(?:https:|mailto:|tel:)/.test(url)) {
    return null;
  }
  if (url.startsWith('http:')) {
    // Of an address that is its own text `linkTexts` tells.
    const isBare = !sourceOf(page, node).startsWith('[');
    return isBare ? null : ['The link is not secure.', 'Write https:// instead of http://.'];
  }
  const [path = '', anchor = ''] = url.split('#');
  if (path.includes('\\')) {
    return [`The link ${url} has backslashes.`, `Write ${url.replace(/\\/g, '/')}.`];
  }
  if (path === '') {
    return anchor
      ? checkAnchor(page, anchor, targets)
      : ['The link leads nowhere.', 'Write the path of a page between the round brackets.'];
  }
  if (hasScheme(path)) {
    return [
      `A page cannot open ${url}.`,
      'Use <Address> for an address that readers copy into their browser.',
    ];
  }
  if (path.startsWith('/') || !/\.mdx?$/.test(path)) {
    return [`The link ${url} does not name the file of a page.`, remedyFor(page, url, targets)];
  }
  return checkFile(page, path, anchor, targets);
}

/** Links lead to pages and places that exist, and name the file so that the build follows it. */
export const links = siteRule('links', (site) => {
  const targets = new Targets(site);
  return site.pages.flatMap((page) =>
    linksOf(page).flatMap((link) => {
      const finding = checkLink(page, link, targets);
      if (!finding) {
        return [];
      }
      const [what, remedy] = finding;
      return [faultAt(page, link.node, {what, remedy})];
    }),
  );
});

import {mainSiteLinks, siteUrl} from '../../../site';
import {faultAt} from '../faults/faultAt';
import {checkFileLink} from '../links/checkFileLink';
import {type Finding, LinkTargets} from '../links/LinkTargets';
import {hasScheme} from '../page/hasScheme';
import {isOnComputer} from '../page/isOnComputer';
import {linksOf, type PageLink} from '../page/linksOf';
import type {Page} from '../page/Page';
import {sourceOf} from '../page/sourceOf';
import {suggestFile} from '../page/suggestFile';
import {formatOf} from '../pictures/pictureFormats';
import {siteRule} from '../Rule';

const pathOfFile =
  'Write the relative path of the page, with its extension: ../features/shortcuts.mdx.';

/** What to write instead of an address that is not a file path. */
function remedyFor(page: Page, url: string, targets: LinkTargets): string {
  if (url.startsWith('www.')) {
    return `Write https://${url}.`;
  }
  if (formatOf(url)) {
    return `To show the picture, write ! in front: ![what it shows](${url}).`;
  }
  if (/^[^/@]+@[^/@]+$/.test(url)) {
    return `Write mailto:${url}.`;
  }
  const meant = suggestFile(page, url, (file) => targets.page(file) !== undefined);
  return meant ? `Write ${meant}.` : pathOfFile;
}

function checkLink(page: Page, {url, node}: PageLink, targets: LinkTargets): Finding {
  // An inline data URL, reported on the image that uses it.
  if (node.type === 'definition' && url.startsWith('data:')) {
    return null;
  }
  // Checks do not follow it, and it leaves the reader's language or preview build.
  if (`${url}/`.startsWith(`${siteUrl}/`)) {
    const remedy = remedyFor(page, url.slice(siteUrl.length), targets);
    return [`The link to this site gives its full address, ${url}.`, remedy];
  }
  if (/^https?:\/\/(?:localhost|127\.0\.0\.1)(?![\w.-])/.test(url)) {
    return [`The link leads to your computer, ${url}, which readers cannot reach.`, pathOfFile];
  }
  // It would stay when the main site moves.
  const onMainSite = Object.entries(mainSiteLinks).find(
    ([, address]) => address.replace(/\/$/, '') === url.replace(/\/$/, ''),
  );
  if (onMainSite) {
    const tag = `<MainSiteLink page="${onMainSite[0]}">`;
    return [`The link gives the full address of the main site, ${url}.`, `Write it as ${tag}.`];
  }
  if (/^(?:https:|mailto:|tel:)/.test(url)) {
    return null;
  }
  if (url.startsWith('http:')) {
    // `linkTexts` reports an address used as its own text.
    const isBare = !sourceOf(page, node).startsWith('[');
    return isBare ? null : ['The link is not secure.', 'Write https:// instead of http://.'];
  }
  if (isOnComputer(url)) {
    return [`The link leads to your computer, ${url}, which readers cannot reach.`, pathOfFile];
  }
  const [path = '', anchor = ''] = url.split('#');
  if (path.includes('\\')) {
    return [`The link ${url} has backslashes.`, `Write ${url.replace(/\\/g, '/')}.`];
  }
  if (path === '') {
    return anchor
      ? targets.checkAnchor(page, anchor)
      : ['The link has no address.', 'Write the path of a page between the round brackets.'];
  }
  if (hasScheme(path)) {
    return [
      `A page cannot open ${url}.`,
      'Use <Address> for an address that readers copy into their browser.',
    ];
  }
  if (/\.mdx?\/+$/.test(path)) {
    const file = path.replace(/\/+$/, '');
    return [
      `The link ${url} ends with a slash, but leads to a file.`,
      `Write ${url.replace(path, file)}.`,
    ];
  }
  if (path.startsWith('/') || !/\.mdx?$/.test(path)) {
    return [`The link ${url} does not name the file of a page.`, remedyFor(page, url, targets)];
  }
  return checkFileLink(page, path, anchor, targets);
}

/**
 * Links lead to existing pages and anchors, and give the file path so that the build resolves them.
 */
export const links = siteRule('links', (site) => {
  const targets = new LinkTargets(site);
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

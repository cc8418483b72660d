import {defaultLocale, localeNames} from '../../../site';
import {topOfFile} from '../faults/Place';
import {languageNames} from '../languageNames';
import {siteRule} from '../Rule';
import {fileOf} from '../reading/locatePage';

const otherLocales = localeNames.filter((name) => name !== defaultLocale);
/** Folders whose names are not part of an address. */
const otherFolder = /^(?:static|src\/pages|src|versioned_docs)\//;

/** Where a page found in this place belongs. */
function remedyFor(file: string): string {
  const locale = otherLocales.find((name) => file.startsWith(`i18n/${name}/`));
  if (locale) {
    const inside = file.replace(/^i18n\/[^/]+\/(?:docusaurus-plugin-content-docs\/)?/, '');
    return `Move it to ${fileOf(locale, 'current', inside)}.`;
  }
  const inside = file.replace(otherFolder, '');
  const others = otherLocales.map(
    (name) => `, or to ${fileOf(name, 'current', inside)} when it is in ${languageNames[name]}`,
  );
  return `Move it to ${fileOf(defaultLocale, 'current', inside)}${others.join('')}.`;
}

/**
 * A page is in a page folder: elsewhere a build ignores it, and static/ would publish its source.
 */
export const lostPages = siteRule('lostPages', (site) =>
  site.lostPages.map((file) => ({
    file,
    ...topOfFile,
    what: 'This file does not become a page: it is outside the folders of pages.',
    remedy: remedyFor(file),
  })),
);

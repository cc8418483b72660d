import {applyEdits} from '../../src/plugins/content-contract/faults/fixFaults';
import {namedPages} from '../../src/plugins/content-contract/namedPages';
import {addressOf} from '../../src/plugins/content-contract/page/addressOf';
import type {PageAddress} from '../../src/plugins/content-contract/page/Page';
import {parsePage} from '../../src/plugins/content-contract/page/parsePage';
import {fileOf} from '../../src/plugins/content-contract/reading/locatePage';
import {typography} from '../../src/plugins/content-contract/rules/typography';
import {skeletonOf} from '../../src/plugins/content-contract/template/skeletonOf';
import {unwrittenDescription} from '../../src/plugins/content-contract/unwrittenDescription';
import type {Locale} from '../../src/site';
import {labelFrom} from './labelFrom';
import {setTypography} from './setTypography';

/** The sample link of the template has no target: here it leads to the template itself. */
function withRealLink(skeleton: string, path: string): string {
  const up = '../'.repeat(path.split('/').length - 1) || './';
  return skeleton.replace(/\[([^\]]*)\]\(\.\/[\w-]+\.mdx\)/g, `[$1](${up}${namedPages.template})`);
}

/** Quotes a text for the front matter, with quotes that it does not contain, if possible. */
function quote(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
}

/** Samples in the template are code with ordinary spaces; in a page they become text. */
function withTypography(address: PageAddress, source: string): string {
  const faults = typography.check({pages: [parsePage(address, source)]});
  return applyEdits(
    source,
    faults.flatMap(({fix}) => fix ?? []),
  );
}

/**
 * The source of a new page: the skeleton of the template as a draft, with its title. The title's
 * typography is set here, since a character that YAML must escape cannot be corrected later.
 *
 * @param template source in that language
 * @param path of the new page inside its edition
 * @throws when the template has no sample that starts with front matter
 */
export function newPage(template: string, locale: Locale, title: string, path: string): string {
  const skeleton = skeletonOf(template);
  if (!skeleton) {
    throw new Error(
      `The page ${addressOf(namedPages.template)} has no template: add a code block marked mdx that starts with ---.`,
    );
  }
  const shown = setTypography(title, locale);
  const version = 'current';
  const address = {file: fileOf(locale, version, path), path, locale, version};
  return `${withRealLink(withTypography(address, skeleton), path)
    .replace(/^title: .*$/m, () => `title: ${quote(shown)}`)
    .replace(/^sidebar_label: .*$/m, () => `sidebar_label: ${quote(labelFrom(shown))}`)
    .replace(
      /^description: .*$/m,
      () => `description: ${JSON.stringify(unwrittenDescription[locale])}`,
    )
    .replace(/^type: .*$/m, 'type: task\ndraft: true')}\n`;
}

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

/** The sample link of the template leads nowhere: here it leads to the template, beside or above. */
function withRealLink(skeleton: string, path: string): string {
  const up = '../'.repeat(path.split('/').length - 1) || './';
  return skeleton.replace(/\[([^\]]*)\]\(\.\/[\w-]+\.mdx\)/g, `[$1](${up}${namedPages.template})`);
}

/** A text as the front matter takes it: between quotes that it does not hold, if there are any. */
function quote(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
}

/** Samples of the template are code, which keeps ordinary spaces: in a page they are text. */
function withTypography(address: PageAddress, source: string): string {
  const faults = typography.check({pages: [parsePage(address, source)]});
  return applyEdits(
    source,
    faults.flatMap(({fix}) => fix ?? []),
  );
}

/**
 * The source of a new page: the skeleton of the template as a draft, with its title, whose
 * typography is set here: a mark that YAML must escape cannot be set once it is written.
 *
 * @param template its source in that language
 * @param path of the new page inside its edition
 * @throws when the template holds no sample that starts with a front matter
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

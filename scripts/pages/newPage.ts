import {unwrittenDescription} from '../../src/plugins/content-contract/unwrittenDescription';
import type {Locale} from '../../src/site';

/** The sample link of the template leads nowhere: here it leads to the template, beside or above. */
function withRealLink(skeleton: string, path: string): string {
  const up = '../'.repeat(path.split('/').length - 1) || './';
  return skeleton.replace(/\[([^\]]*)\]\(\.\/[\w-]+\.mdx\)/g, `[$1](${up}template.mdx)`);
}

/**
 * The source of a new page: the skeleton of the page /template as a draft, with its title.
 *
 * @param template source of the page /template in that language
 * @param path of the new page inside its edition
 * @throws when the template holds no sample that starts with a front matter
 */
export function newPage(template: string, locale: Locale, title: string, path: string): string {
  const skeleton = /```mdx\n(---\n[\s\S]*?)\n```/.exec(template)?.[1];
  if (!skeleton) {
    throw new Error(
      'The page /template holds no skeleton: a block of code marked mdx that starts with ---.',
    );
  }
  return `${withRealLink(skeleton, path)
    .replace(/^title: .*$/m, () => `title: ${JSON.stringify(title)}`)
    .replace(
      /^sidebar_label: .*$/m,
      () => `sidebar_label: ${JSON.stringify(title.slice(0, 30).trim())}`,
    )
    .replace(
      /^description: .*$/m,
      () => `description: ${JSON.stringify(unwrittenDescription[locale])}`,
    )
    .replace(/^type: .*$/m, 'type: task\ndraft: true')}\n`;
}

import {topOfFile} from '../page/FrontMatter';
import type {Rule} from '../Rule';

const rule = 'redirects';

/** The address of an English page of the current version; `null` for those of the archive. */
function addressOf(file: string): string | null {
  return file.startsWith('docs/')
    ? `/${file.slice('docs/'.length).replace(/(?:(?:^|\/)index)?\.mdx$/, '')}`
    : null;
}

/** A page that readers knew is still there, or its address leads to another. */
export const redirects: Rule = {
  name: rule,
  check({pages, published, redirected}) {
    const files = new Set(pages.map(({file}) => file));
    return published.files.flatMap((file) => {
      const address = addressOf(file);
      if (files.has(file) || address === null || redirected.includes(address)) {
        return [];
      }
      return [
        {
          file: published.lockFile,
          ...topOfFile,
          rule,
          what: `${file} is gone, and its address ${address} leads nowhere.`,
          remedy: `Add '${address}': '/new-address' to redirects in src/site.ts; npm run move and npm run remove do it by themselves.`,
        },
      ];
    });
  },
};

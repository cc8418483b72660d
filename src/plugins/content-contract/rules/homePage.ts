import {topOfFile} from '../page/FrontMatter';
import type {Rule} from '../Rule';

const rule = 'homePage';

/** Each language has its home page: the address of the site leads there. */
export const homePage: Rule = {
  name: rule,
  check({pages, homePages}) {
    const isDraft = new Map(pages.map(({file, frontMatter}) => [file, frontMatter.values.draft]));
    return homePages
      .filter((file) => !isDraft.has(file) || isDraft.get(file) === true)
      .map((file) => ({
        file,
        ...topOfFile,
        rule,
        ...(isDraft.has(file)
          ? {
              what: 'The home page is a draft: readers would find nothing at the address of the site.',
              remedy: 'Remove the line draft: true.',
            }
          : {
              what: 'The home page is gone: readers find nothing at the address of the site.',
              remedy: `Put it back: git checkout HEAD -- ${file}`,
            }),
      }));
  },
};

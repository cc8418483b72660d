import {topOfFile} from '../faults/Place';
import {isDraft} from '../page/isDraft';
import {siteRule} from '../Rule';

/** Each language has a home page, to which the root of the site leads. */
export const homePage = siteRule('homePage', ({pages, homePages}) => {
  const drafts = new Map(pages.map((page) => [page.file, isDraft(page)]));
  return homePages
    .filter((file) => drafts.get(file) !== false)
    .map((file) => ({
      file,
      ...topOfFile,
      ...(drafts.has(file)
        ? {
            what: 'The home page is a draft: readers would find nothing at the address of the site.',
            remedy: 'Remove the line draft: true.',
          }
        : {
            what: 'The home page is missing: readers would find nothing at the address of the site.',
            remedy: `Put it back: git checkout HEAD -- ${file}`,
          }),
    }));
});

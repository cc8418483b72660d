import {faultAt} from '../faultAt';
import {topOfFile} from '../page/FrontMatter';
import {pageRule} from '../Rule';
import {unwrittenDescription} from '../unwrittenDescription';

const rule = 'unwritten';

/** A page that is no draft any more has a description of its own: search engines show it. */
export const unwritten = pageRule(rule, (page) => {
  const {values, places} = page.frontMatter;
  if (values.draft === true || values.description !== unwrittenDescription[page.locale]) {
    return [];
  }
  return [
    faultAt(page, places.description ?? topOfFile, {
      rule,
      what: 'The description is still that of a new page.',
      remedy: 'Say in one or two sentences what the page helps to do, or put draft: true back.',
    }),
  ];
});

import type {Rule} from './Rule';
import {callouts} from './rules/callouts';
import {frontMatter} from './rules/frontMatter';
import {headingIds} from './rules/headingIds';
import {headingLevels} from './rules/headingLevels';
import {images} from './rules/images';
import {links} from './rules/links';
import {noCode} from './rules/noCode';
import {routes} from './rules/routes';
import {sameAnchors} from './rules/sameAnchors';
import {strayMarkup} from './rules/strayMarkup';
import {syntax} from './rules/syntax';
import {translations} from './rules/translations';
import {typography} from './rules/typography';
import {uniqueIds} from './rules/uniqueIds';
import {uniqueTitles} from './rules/uniqueTitles';
import {words} from './rules/words';

/** The content contract: everything a page promises, one rule a file. */
export const rules: readonly Rule[] = [
  syntax,
  frontMatter,
  uniqueTitles,
  translations,
  routes,
  headingIds,
  headingLevels,
  uniqueIds,
  sameAnchors,
  noCode,
  words,
  callouts,
  strayMarkup,
  links,
  images,
  typography,
];

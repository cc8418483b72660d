import type {Rule} from './Rule';
import {announcement} from './rules/announcement';
import {announcementSettings} from './rules/announcementSettings';
import {articleLength} from './rules/articleLength';
import {bannedWords} from './rules/bannedWords';
import {blockWords} from './rules/blockWords';
import {brand} from './rules/brand';
import {callouts} from './rules/callouts';
import {codeFences} from './rules/codeFences';
import {dataTexts} from './rules/dataTexts';
import {factsByHand} from './rules/factsByHand';
import {fieldTexts} from './rules/fieldTexts';
import {figures} from './rules/figures';
import {fileEndings} from './rules/fileEndings';
import {frontMatter} from './rules/frontMatter';
import {glossary} from './rules/glossary';
import {gluedWords} from './rules/gluedWords';
import {headingIds} from './rules/headingIds';
import {headingLevels} from './rules/headingLevels';
import {headingMarks} from './rules/headingMarks';
import {hiddenFiles} from './rules/hiddenFiles';
import {homePage} from './rules/homePage';
import {images} from './rules/images';
import {imperativeSteps} from './rules/imperativeSteps';
import {infinitiveTitles} from './rules/infinitiveTitles';
import {innerWords} from './rules/innerWords';
import {interfaceLabels} from './rules/interfaceLabels';
import {keysByHand} from './rules/keysByHand';
import {labels} from './rules/labels';
import {links} from './rules/links';
import {linkTexts} from './rules/linkTexts';
import {lists} from './rules/lists';
import {liveFigures} from './rules/liveFigures';
import {lostPages} from './rules/lostPages';
import {menu} from './rules/menu';
import {messages} from './rules/messages';
import {noCode} from './rules/noCode';
import {onePageWords} from './rules/onePageWords';
import {openPairs} from './rules/openPairs';
import {preferredTerms} from './rules/preferredTerms';
import {procedures} from './rules/procedures';
import {questions} from './rules/questions';
import {readability} from './rules/readability';
import {redirects} from './rules/redirects';
import {repeatedLinks} from './rules/repeatedLinks';
import {repeatedWords} from './rules/repeatedWords';
import {results} from './rules/results';
import {routes} from './rules/routes';
import {sameAnchors} from './rules/sameAnchors';
import {sameCode} from './rules/sameCode';
import {sameLabels} from './rules/sameLabels';
import {sameLinks} from './rules/sameLinks';
import {sameNumbers} from './rules/sameNumbers';
import {sameOtherLabels} from './rules/sameOtherLabels';
import {sameShape} from './rules/sameShape';
import {sameWords} from './rules/sameWords';
import {samples} from './rules/samples';
import {sectionPages} from './rules/sectionPages';
import {sections} from './rules/sections';
import {sentenceCase} from './rules/sentenceCase';
import {sentences} from './rules/sentences';
import {shellLinks} from './rules/shellLinks';
import {shortcuts} from './rules/shortcuts';
import {spelling} from './rules/spelling';
import {staticFiles} from './rules/staticFiles';
import {strayMarkup} from './rules/strayMarkup';
import {symptoms} from './rules/symptoms';
import {syntax} from './rules/syntax';
import {tableRows} from './rules/tableRows';
import {titleEnds} from './rules/titleEnds';
import {translations} from './rules/translations';
import {typography} from './rules/typography';
import {uniqueIds} from './rules/uniqueIds';
import {uniqueTitles} from './rules/uniqueTitles';
import {unknownMarks} from './rules/unknownMarks';
import {unwritten} from './rules/unwritten';
import {versions} from './rules/versions';
import {words} from './rules/words';

/** The content contract: all rules for pages and data, one per file. */
export const rules: readonly Rule[] = [
  syntax,
  frontMatter,
  fieldTexts,
  unwritten,
  uniqueTitles,
  translations,
  hiddenFiles,
  staticFiles,
  homePage,
  versions,
  routes,
  fileEndings,
  lostPages,
  redirects,
  questions,
  sectionPages,
  menu,
  glossary,
  shortcuts,
  announcement,
  announcementSettings,
  shellLinks,
  brand,
  headingIds,
  headingLevels,
  headingMarks,
  uniqueIds,
  sameAnchors,
  sameWords,
  sameLabels,
  sameShape,
  sameLinks,
  sameNumbers,
  sameOtherLabels,
  sameCode,
  noCode,
  codeFences,
  words,
  blockWords,
  innerWords,
  gluedWords,
  liveFigures,
  onePageWords,
  openPairs,
  callouts,
  samples,
  strayMarkup,
  unknownMarks,
  lists,
  tableRows,
  links,
  linkTexts,
  images,
  sentences,
  readability,
  articleLength,
  procedures,
  results,
  symptoms,
  sections,
  repeatedLinks,
  interfaceLabels,
  infinitiveTitles,
  imperativeSteps,
  titleEnds,
  sentenceCase,
  bannedWords,
  factsByHand,
  keysByHand,
  preferredTerms,
  spelling,
  repeatedWords,
  typography,
  messages,
  dataTexts,
  labels,
  figures,
];

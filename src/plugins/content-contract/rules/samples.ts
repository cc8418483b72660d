import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentSite} from '../ContentSite';
import type {Fault} from '../Fault';
import {faultAt} from '../faultAt';
import {elementsOf} from '../page/elementsOf';
import type {Page} from '../page/Page';
import {parsePage} from '../page/parsePage';
import type {Rule} from '../Rule';
import {liveFigures} from './liveFigures';
import {words} from './words';

const rule = 'samples';

/** The pages that teach how pages are written. */
const specimen = 'syntax.mdx';
const teachingPages = [specimen, 'template.mdx'];

/** Words made for one page, which others have no use for. */
const wordsOfOnePage = new Set(['Hero', 'HomeFigure', 'HomeSearch', 'Door', 'Doors', 'Glossary']);

function samplesOf({tree}: Page): readonly Code[] {
  const samples: Code[] = [];
  if (tree) {
    visit(tree, 'code', (node) => {
      if (node.lang === 'mdx') {
        samples.push(node);
      }
    });
  }
  return samples;
}

/** The sample as a page of its own; its front matter, if it has one, keeps its lines. */
function pageOf(page: Page, {value}: Code): Page {
  const {file, path, locale, version} = page;
  return parsePage({file, path, locale, version}, value);
}

/** Faults of the words of a sample, at their place in the page that shows it. */
function faultsIn(page: Page, sample: Code, site: ContentSite): readonly Fault[] {
  const parsed = pageOf(page, sample);
  const isUnreadable = parsed.tree === null ? parsed.syntaxFaults : [];
  const sampled = {...site, pages: [parsed]};
  const found = [...isUnreadable, ...words.check(sampled), ...liveFigures.check(sampled)];
  const fence = sample.position?.start.line ?? 1;
  return found.map((fault) => ({...fault, rule, line: fence + fault.line}));
}

function missingWords(page: Page, {vocabulary}: ContentSite): readonly Fault[] {
  const shown = new Set(
    [page, ...samplesOf(page).map((sample) => pageOf(page, sample))].flatMap((shownPage) =>
      elementsOf(shownPage).map(({name}) => name),
    ),
  );
  return Object.keys(vocabulary)
    .filter((name) => !wordsOfOnePage.has(name) && !shown.has(name))
    .map((name) =>
      faultAt(
        page,
        {line: 1, column: 1},
        {
          rule,
          what: `The page shows all that writers may use, but not <${name}>.`,
          remedy: 'Add a section with the word and its source, in both languages.',
        },
      ),
    );
}

/** What the pages for writers show exists, and the specimen shows all there is. */
export const samples: Rule = {
  name: rule,
  check(site) {
    const teaching = site.pages.filter(
      ({path, version}) => version === 'current' && teachingPages.includes(path),
    );
    return teaching.flatMap((page) => [
      ...samplesOf(page).flatMap((sample) => faultsIn(page, sample, site)),
      ...(page.path === specimen ? missingWords(page, site) : []),
    ]);
  },
};

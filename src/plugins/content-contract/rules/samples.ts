import type {Code} from 'mdast';
import type {ContentSite} from '../ContentSite';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {namedPages} from '../namedPages';
import {elementsOf} from '../page/elementsOf';
import {nodesOf} from '../page/nodesOf';
import type {Page} from '../page/Page';
import {samplePage} from '../page/samplePage';
import {pagesForWriters} from '../pagesForWriters';
import {siteRule} from '../Rule';
import {liveFigures} from './liveFigures';
import {words} from './words';

function samplesOf(page: Page): readonly Code[] {
  return nodesOf(page)
    .filter((node) => node.type === 'code')
    .filter(({lang}) => lang === 'mdx');
}

/** Faults of the components in a sample, at their place in the page that shows it. */
function faultsIn(page: Page, sample: Code, site: ContentSite): readonly Breach[] {
  const parsed = samplePage(page, sample);
  const sampled = {...site, pages: [parsed]};
  const found = [...parsed.syntaxFaults, ...words.check(sampled), ...liveFigures.check(sampled)];
  const fence = sample.position?.start.line ?? 1;
  return found.map((fault) => ({...fault, line: fence + fault.line}));
}

/** Not for writers: src/plugins/markup/remarkSteps.ts generates them. */
const compiledIntoSteps = ['anchor', 'heading'];

/** Components named in a sentence, by their tags: `<Glossary />`. */
function namedIn(page: Page): ReadonlySet<string> {
  const codes = nodesOf(page).filter((node) => node.type === 'inlineCode');
  return new Set(codes.map(({value}) => /^<(\w+)(?: \/)?>$/.exec(value)?.[1] ?? ''));
}

/** Components made for one page that the syntax reference cannot show and does not name either. */
function unnamedIn(page: Page): readonly Breach[] {
  const named = namedIn(page);
  return Object.entries(namedPages.ofWords)
    .filter(([name]) => !named.has(name))
    .map(([name, home]) =>
      faultAt(page, topOfFile, {
        what: `The page must name every element made for one page, but does not name <${name}>, used in ${home}.`,
        remedy:
          'Say what it does and where it is used, with its tag in backticks, in both languages.',
      }),
    );
}

/** What writers may use and the page does not render: showing the source alone is not enough. */
function missingIn(page: Page, {vocabulary}: ContentSite): readonly Breach[] {
  const elements = elementsOf(page);
  const shownWords = new Set(elements.map(({name}) => name));
  const shownAttributes = new Set(
    elements.flatMap(({attributes}) =>
      attributes.map((attribute) => ('name' in attribute ? attribute.name : '')),
    ),
  );
  const forWriters = Object.entries(vocabulary).filter(([name]) => !namedPages.ofWords[name]);
  const words = forWriters.filter(([name]) => !shownWords.has(name)).map(([name]) => `<${name}>`);
  const attributes = forWriters
    .flatMap(([, word]) => Object.keys(word.attributes ?? {}))
    .filter((name, index, all) => all.indexOf(name) === index)
    .filter((name) => !(compiledIntoSteps.includes(name) || shownAttributes.has(name)));
  return [...words, ...attributes.map((name) => `an attribute ${name}`)].map((missing) =>
    faultAt(page, topOfFile, {
      what: `The page must show everything that writers may use, but does not show ${missing}.`,
      remedy: 'Add a section that shows it in place, then its source, in both languages.',
    }),
  );
}

/**
 * What the pages for writers show exists, and the syntax reference shows or names everything there
 * is.
 */
export const samples = siteRule('samples', (site) => {
  const teaching = site.pages.filter(
    ({path, version}) => version === 'current' && pagesForWriters.includes(path),
  );
  return teaching.flatMap((page) => [
    ...samplesOf(page).flatMap((sample) => faultsIn(page, sample, site)),
    ...(page.path === namedPages.syntaxReference && page.tree
      ? [...missingIn(page, site), ...unnamedIn(page)]
      : []),
  ]);
});

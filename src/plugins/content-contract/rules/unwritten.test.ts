import {expect, it} from 'vitest';
import type {ContentSite} from '../ContentSite';
import {fakePage, fakeSite} from '../fakeSite';
import {itFinds} from '../faultCases';
import {namedPages} from '../namedPages';
import {thisSite} from '../thisSite';
import {unwrittenDescription} from '../unwrittenDescription';
import {unwritten} from './unwritten';

const {pages} = thisSite;
const templates = pages.filter(({path, version}) => {
  return path === namedPages.template && version === 'current';
});

function faultsOf(site: Pick<ContentSite, 'pages'>) {
  return unwritten
    .check({...fakeSite({}), pages: [...templates, ...site.pages]})
    .map(({file, line, what}) => ({
      file,
      line,
      what: what.replace(/^.*text of the template: /, ''),
    }));
}

itFinds(unwritten, [
  {
    name: 'a published page with the description from the template',
    fields: {description: JSON.stringify(unwrittenDescription.en)},
    at: '4:1',
    says: 'still that of a new page',
    remedy: 'put draft: true back',
  },
]);

it('reports nothing for the pages of this site', () => {
  expect(faultsOf({pages})).toEqual([]);
});

const english = 'docs/walls.mdx';

it.each([
  ['a copied title', 'A.', {title: '"Verb and object"'}, 2, '“Verb and object” in title.'],
  ['a copied label', 'A.', {sidebar_label: '"Short name"'}, 3, '“Short name” in sidebar_label.'],
  [
    'keywords of which one is written',
    'A.',
    {keywords: '[wall, "compound word", synonym]'},
    5,
    '“compound word”, “synonym” in keywords.',
  ],
  ['a sentence among others', 'A. A sentence of context. B.', {}, 8, '“A sentence of context.”.'],
  ['a heading', '## First procedure {/* #walls */}', {}, 8, 'The heading “First procedure”.'],
  ['the id of a heading', '## Walls {/* #first-procedure */}', {}, 8, 'The id #first-procedure.'],
  [
    'attributes of a symptom',
    '<Symptom id="short-english-id" title="No wall" cause="The cause, in one sentence.">\n\nA.\n\n</Symptom>',
    {},
    8,
    'In <Symptom>, id, cause.',
  ],
  ['the text of a link', '- [Title of the article](./doors.mdx)', {}, 8, '“Title of the article”.'],
  ['the target of a link', '[Doors](./template.mdx)', {}, 8, 'The link to the template.'],
])('reports %s', (_, body, fields: Record<string, string>, line, what) => {
  expect(faultsOf(fakeSite({[english]: fakePage(body, fields)}))).toEqual([
    {file: english, line, what},
  ]);
});

it.each([
  ['one keyword', 'A.', {keywords: '[wall, synonym]'}],
  ['a step', '1. In the toolbar, select **Wall**.', {}],
  ['the sections of every article', '## See also {/* #see-also */}', {}],
  ['a sentence of the worked example', 'Find what you see on the screen.', {}],
])('accepts %s in an article', (_, body, fields: Record<string, string>) => {
  expect(faultsOf(fakeSite({[english]: fakePage(body, fields)}))).toEqual([]);
});

it('accepts links to the template from writers’ pages', () => {
  const syntax = fakePage('[Template](./template.mdx)');
  expect(faultsOf(fakeSite({'docs/syntax.mdx': syntax}))).toEqual([]);
});

it('reports nothing about a missing template', () => {
  const site = fakeSite({[english]: fakePage('A sentence of context.')});
  expect(unwritten.check(site)).toEqual([]);
});

it.each(['TODO: the walls.', 'A wall (TBD).', 'À FAIRE\u00a0: les murs.', 'A COMPLETER'])(
  'reports a reminder: %s',
  (body) => {
    const [fault, ...others] = faultsOf(fakeSite({[english]: fakePage(body)}));
    expect(fault).toMatchObject({line: 8, what: expect.stringContaining('not written yet')});
    expect(others).toEqual([]);
    expect(faultsOf(fakeSite({[english]: fakePage(body, {draft: 'true'})}))).toEqual([]);
  },
);

it('does not take other words for a reminder', () => {
  const body = 'A todo list, `TODO`, TODOS, à faire, and what is left {/* TODO */} to do.';
  expect(faultsOf(fakeSite({[english]: fakePage(body)}))).toEqual([]);
});

import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {samples} from './samples';

it('reports samples on the writers’ pages for elements that do not exist', () => {
  const body = 'A.\n\n```mdx\n<Step>\n\nA\n\n</Step>\n```';
  const found = samples.check(fakeSite({'docs/template.mdx': fakePage(body)}));
  expect(found).toMatchObject([
    {rule: 'samples', line: 11, what: expect.stringContaining('<Step>')},
  ]);
});

it('reports elements that the syntax reference does not show', () => {
  const found = samples.check(fakeSite({'docs/syntax.mdx': fakePage('<Key name="escape" />')}));
  const whats = found.map(({what}) => what);
  expect(whats).toContainEqual(expect.stringContaining('<Steps>'));
  expect(whats).not.toContainEqual(expect.stringContaining('<Key>'));
  expect(whats).toContainEqual(expect.stringContaining('an attribute live'));
  expect(whats).not.toContainEqual(expect.stringContaining('an attribute name'));
});

it('does not take the source of an element for the element', () => {
  const body = 'A.\n\n```mdx\n<Overview minutes={10} level="beginner" />\n```';
  const found = samples.check(fakeSite({'docs/syntax.mdx': fakePage(body)}));
  const whats = found.map(({what}) => what);
  expect(whats).toContainEqual(expect.stringContaining('<Overview>'));
});

it('reports a one-page element that the syntax reference does not name', () => {
  const body = 'On its page, `<Glossary />` lists the terms; Hero is only spoken of.';
  const found = samples.check(fakeSite({'docs/syntax.mdx': fakePage(body)}));
  const whats = found.map(({what}) => what);
  expect(whats).toContainEqual(expect.stringContaining('does not name <Hero>, used in index.mdx'));
  expect(whats).not.toContainEqual(expect.stringContaining('<Glossary>'));
});

import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {namedPages} from '../../src/plugins/content-contract/namedPages';
import {namedPagesFile} from './namedPagesFile';
import {pointNamedPages} from './pointNamedPages';

const source = `export const namedPages = {
  syntaxReference: 'words.mdx',
  quoting: ['faq/a.mdx', 'b.mdx'],
  ofWords: {Table: 'b.mdx'},
};
`;

describe('the pages that rules name', () => {
  it.each([
    ['words.mdx', 'faq/words.mdx', false, ["'words.mdx'", "'faq/words.mdx'"]],
    ['faq/a.mdx', 'c.mdx', false, ["['faq/a.mdx',", "['c.mdx',"]],
    ['faq/a.mdx', 'c.mdx', true, ["['faq/a.mdx',", "['c.mdx', 'faq/a.mdx',"]],
    ['faq/a.mdx', 'b.mdx', false, ["'faq/a.mdx', 'b.mdx'", " 'b.mdx'"]],
    ['faq/a.mdx', undefined, false, ["'faq/a.mdx', 'b.mdx'", " 'b.mdx'"]],
    ['faq/a.mdx', undefined, true, ['', '']],
    ['absent.mdx', undefined, false, ['', '']],
  ] as const)('after %s has gone to %s, archived: %s', (from, to, staysArchived, [old, now]) => {
    expect(pointNamedPages(source, {from, to, staysArchived})).toBe(source.replace(old, now));
  });

  it('are renamed wherever they are listed', () => {
    const moved = pointNamedPages(source, {from: 'b.mdx', to: 'c.mdx', staysArchived: true});
    expect(moved).toContain("['faq/a.mdx', 'c.mdx', 'b.mdx']");
    expect(moved).toContain("{Table: 'c.mdx'}");
  });

  it.each([
    ['words.mdx', ":2: the rules for pages refer to words.mdx (syntaxReference: 'words.mdx')."],
    ['b.mdx', ":4: the rules for pages refer to b.mdx (Table: 'b.mdx')."],
  ])('cannot do without %s', (from, says) => {
    expect(() => pointNamedPages(source, {from, staysArchived: false})).toThrow(
      namedPagesFile + says,
    );
  });

  it('are found in the current file', () => {
    const file = readFileSync(namedPagesFile, 'utf8');
    const [from = ''] = namedPages.withOtherInterfaces;
    expect(pointNamedPages(file, {from, to: 'faq/moved.mdx', staysArchived: true})).toContain(
      `'faq/moved.mdx', '${from}'`,
    );
  });
});

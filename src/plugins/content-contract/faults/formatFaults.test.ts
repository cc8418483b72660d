import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import type {Fault} from './Fault';
import {applyEdits} from './fixFaults';
import {formatFaults} from './formatFaults';

const fault: Fault = {
  file: 'docs/a.mdx',
  line: 3,
  column: 7,
  rule: 'links',
  what: 'There is no page b.mdx.',
  remedy: 'Correct the path.',
};
const edit = {startOffset: 0, endOffset: 1, text: ''};

it('prints one line per fault, grouped by file, then the count', () => {
  expect(
    formatFaults([fault, {...fault, file: 'docs/c.mdx', rule: 'typography', fix: edit}]),
  ).toBe(`docs/a.mdx:3:7  There is no page b.mdx.  Correct the path.

docs/c.mdx:3:7  There is no page b.mdx.  Correct the path.

2 problems in 2 files (links 1, typography 1). 1 of them can be fixed with: npm run check -- --fix`);
});

const tasks: readonly {label: string; args?: readonly string[]; problemMatcher: unknown}[] =
  JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')).tasks;
const checks = tasks.filter(({args}) => args?.includes('check'));

it.each(checks)('prints lines that the editor can parse: $label', ({problemMatcher}) => {
  const {regexp} = (problemMatcher as {pattern: {regexp: string}}).pattern;
  const [line = ''] = formatFaults([fault]).split('\n');
  expect(new RegExp(regexp).exec(line)?.slice(1)).toEqual([
    'docs/a.mdx',
    '3',
    '7',
    'There is no page b.mdx.  Correct the path.',
  ]);
});

it('applies edits from the end, and leaves overlapping ones for later', () => {
  const edits = [
    {startOffset: 0, endOffset: 2, text: 'X'},
    {startOffset: 1, endOffset: 3, text: 'Y'},
    {startOffset: 5, endOffset: 5, text: '!'},
  ];
  expect(applyEdits('abcde', edits)).toBe('aYde!');
});

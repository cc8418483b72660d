import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {itFinds} from '../faultCases';
import {callouts} from './callouts';

const file = 'docs/walls.mdx';

/** The faults of a text by its own line numbers, each with what begins there. */
function faultsOf(text: string) {
  const source = fakePage(text);
  const lines = source.split('\n');
  const top = lines.length - text.split('\n').length - 1;
  return callouts.check(fakeSite({[file]: source})).map(({line, what, remedy}) => {
    return {line: line - top, begins: lines[line - 1]?.trim(), what, remedy};
  });
}

/** A callout whose lines are one paragraph each. */
function callout(name: string, inside: string, sign = ':::'): string {
  return `${sign}${name}\n\n${inside}\n\n${sign}\n\n`;
}

const open = ':::tip\n\nA\n\n';
const note = callout('note', 'B');
const info = callout('info', 'C');

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '   ');
}

itFinds(callouts, [
  {
    name: 'an unknown callout',
    body: ':::warn\n\nText.\n\n:::',
    at: '8:1',
    says: 'no callout :::warn',
    remedy: 'mean :::warning?',
  },
  {
    name: 'an empty callout',
    body: ':::note[Title]\n\n{/* later */}\n\n:::',
    at: '8:1',
    says: 'The callout :::note is empty',
    remedy: 'remove it',
  },
  {
    name: 'an unclosed callout',
    body: ':::note\n\nText.',
    at: '8:1',
    says: 'is never closed',
    remedy: ':::',
  },
  {
    name: 'a callout that begins with two colons',
    body: '::note',
    at: '8:1',
    says: '::note is not a callout',
    remedy: 'three colons',
  },
  {
    name: 'a directive with square brackets',
    body: 'The wall:thick[1] is drawn.',
    at: '8:9',
    says: ':thick[…] is read as code',
    remedy: 'backslash',
  },
]);

it.each([
  ['two that end', callout('tip', 'A') + note],
  ['one in another, with more colons', callout('tip', callout('note', 'B').trim(), '::::')],
  [
    'three in each other',
    callout('tip', callout('note', callout('info', 'C').trim(), '::::').trim(), ':::::'),
  ],
  ['one with a title', callout('tip[Good to know]', 'A')],
  ['one that ends with more colons than it begins with', ':::tip\n\nA\n\n::::\n'],
  ['one in a list', `- a\n\n${indented(note)}- b\n\n${indented(info)}`],
  ['one in a quotation', note.trim().replace(/^/gm, '> ')],
])('accepts %s', (_, source) => {
  expect(faultsOf(source)).toEqual([]);
});

it.each([
  ['the only one', open, [1]],
  ['one with a section after it', `${open}## Next\n\nText.\n`, [1]],
  ['the first of two', open + note, [1]],
  ['the first of three', open + note + info, [1]],
  ['the second of three', note + open + info, [7]],
  ['the last of three', note + info + open, [13]],
  ['the first two of three', `${open}:::info\n\nC\n\n${note}`, [1, 5]],
  ['all of three', `${open}:::info\n\nC\n\n:::note\n\nB\n`, [1, 5, 9]],
  ['two apart', `${open}${note}${open}${info}`, [1, 11]],
  ['one with four colons', `::::tip\n\nA\n\n${note}`, [1]],
  ['one with four colons, before a text', `::::tip\n\nA\n\n${note}Text.\n`, [1]],
  ['one inside another', callout('tip', ':::note\n\nB', '::::') + info, [3]],
  ['the first of two inside another', callout('tip', `${open}${note.trim()}`, '::::'), [3]],
  ['one in a list', `- a\n\n${indented(open)}- b\n\n${indented(note)}`, [3]],
  ['the first of two in an item', `- a\n\n${indented(open)}${indented(note)}- b\n`, [3]],
  ['one before a list with another', `${open}- b\n\n${indented(note)}`, [1]],
  ['one in a step', `<Steps>\n\n1. a\n\n${indented(open)}2. b\n\n</Steps>\n\n${note}`, [5]],
  ['one in a quotation', `${open.trim().replace(/^/gm, '> ')}\n\n${note}`, [1]],
])('reports the unclosed one, once: %s', (_, source, lines) => {
  const faults = faultsOf(source);
  expect(faults.map(({line}) => line)).toEqual(lines);
  for (const {begins = '', what} of faults) {
    expect(what).toBe(`The callout ${begins.replace('> ', '')} is never closed.`);
  }
});

it('says how to close it, with the same number of colons, and how to nest one', () => {
  const remedies = (source: string) => faultsOf(source).map(({remedy}) => remedy);
  expect(remedies('::::tip\n\nA\n')).toEqual(['Add a line with :::: after its text.']);
  expect(remedies(open + note)).toEqual([
    'Add a line with ::: after its text. If :::note, on line 12, belongs inside it, begin and end the outer callout with :::: instead.',
  ]);
});

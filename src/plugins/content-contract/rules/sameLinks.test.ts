import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french} from '../faultCases';
import {sameLinks} from './sameLinks';

const target = fakePage('Text.\n\n## Inside {/* #inside */}\n\nText.');
const others = ['doors.mdx', 'faq/index.mdx'].flatMap((path) =>
  [english, french].map((file) => [file.replace('walls.mdx', path), target]),
);

function told(one: string, other: string, isTranslated = true) {
  const site = fakeSite({
    ...Object.fromEntries(others),
    [english]: fakePage(one),
    [french]: fakePage(other),
  });
  return sameLinks
    .check({...site, translatedFiles: new Set(isTranslated ? [english] : [])})
    .map(({file, line, column, what, remedy}) => `${file}:${line}:${column} ${what} ${remedy}`);
}

const section = (text: string) => `Text.\n\n## Walls {/* #walls */}\n\n${text}`;

it.each([
  ['another page', './doors.mdx', './faq/index.mdx'],
  ['another section', './doors.mdx', './doors.mdx#inside'],
  ['another place of the page', '#walls', './doors.mdx'],
])('reports a link to %s, and gives the target on the other page', (_, one, other) => {
  expect(told(section(`See [A](${one}).`), section(`Voyez [A](${other}).`))).toEqual([
    `${french}:12:7 A link to ${other} is here, but a link to ${one} is on line 12 of ${english}. Write the same in both languages.`,
  ]);
});

it('reports a link missing on either page, with its section', () => {
  const linked = section('[A](./doors.mdx)');
  expect(told(linked, section('A'))).toEqual([
    `${french}:10:1 A link to ./doors.mdx, on line 12 of ${english}, is missing in this section. Add it, or remove it there.`,
  ]);
  expect(told(section('A'), linked)).toEqual([
    `${french}:12:1 A link to ./doors.mdx is here, but not in this section of ${english}. Remove it, or add it there.`,
  ]);
});

it('reports a link in the wrong section', () => {
  expect(told(section('[A](./doors.mdx)'), `[A](./doors.mdx)${section('A')}`)).toHaveLength(2);
});

it('accepts a different order, another spelling of a path and localized pages of other sites', () => {
  expect(
    told(
      '[A](./doors.mdx), [B](./faq/index.mdx), [C](https://example.org/en)',
      '[C](https://example.org/fr), [B](faq/index.mdx), [A](doors.mdx)',
    ),
  ).toEqual([]);
});

it.each([
  ['a link that leads nowhere', '[A](./doors.mdx)', '[A](./dors.mdx)'],
  ['a link in a word that is missing', '<Result>\n\n[A](./doors.mdx)\n\n</Result>', 'A'],
  ['sections with other ids', section('[A](./doors.mdx)'), section('A').replace('#w', '#h')],
])('leaves %s to another rule', (_, one, other) => {
  expect(told(one, other)).toEqual([]);
});

it('checks only translations marked as up to date', () => {
  expect(told('[A](./doors.mdx)', 'A', false)).toEqual([]);
});

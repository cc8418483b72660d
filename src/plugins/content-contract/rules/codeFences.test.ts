import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {itFinds} from '../faultCases';
import {codeFences} from './codeFences';

itFinds(codeFences, [
  {
    name: 'a title of a code sample, which is not displayed',
    body: 'Text.\n\n```js title="a.js" {1} showLineNumbers\nlet a;\n```',
    at: '10:1',
    says: 'title="a.js" {1} showLineNumbers has no effect',
    remedy: 'Keep only the language',
  },
]);

it('accepts a language, and a sample without one', () => {
  const body = '```mdx\nA\n```\n\n```\nB\n```';
  expect(codeFences.check(fakeSite({'docs/syntax.mdx': fakePage(body)}))).toEqual([]);
});

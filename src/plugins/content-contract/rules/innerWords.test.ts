import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {innerWords} from './innerWords';

function faultsOf(body: string) {
  const site = fakeSite({'docs/walls.mdx': fakePage(body)});
  return innerWords.check(site).map(({line, what}) => [line, what]);
}

const row = '<Symptom id="a" title="A" cause="B">\n\nC\n\n</Symptom>';
const card = '<Card>\n\n[A](./a.mdx)\n\nB\n\n</Card>';
const door = '<Door icon="faq">\n\n[A](./a.mdx)\n\n</Door>';

it.each([
  `<Symptoms>\n\n${row}\n\n${row}\n\n</Symptoms>`,
  `<Symptoms>\n${row}\n</Symptoms>`,
  `<Cards>\n\n{/* later */}\n\n${card}\n\n</Cards>`,
  `<Doors>\n\n${door}\n\n</Doors>`,
  '<Cards>\n\n<Card>\n\n<MainSiteLink page="contact">A</MainSiteLink>\n\n</Card>\n\n</Cards>',
  '<details>\n<summary>A</summary>\n\nB\n\n</details>',
  '<details>\n\n<summary>\n\nA\n\n</summary>\n\nB\n\n</details>',
  '<Result>\n\nA\n\n</Result>',
])('reports nothing for %j', (body) => {
  expect(faultsOf(body)).toEqual([]);
});

it.each([
  [row, '<Symptom> is outside <Symptoms>'],
  [card, '<Card> is outside <Cards>'],
  [door, '<Door> is outside <Doors>'],
  ['<summary>A</summary>', '<summary> is outside <details>'],
])('reports a part outside its parent element: %j', (body, says) => {
  expect(faultsOf(body)).toEqual([[8, expect.stringContaining(says)]]);
});

it.each([
  `<Symptoms>\n\nText.\n\n${row}\n\n</Symptoms>`,
  '<Cards>\n\n- [A](./a.mdx)\n\n</Cards>',
  `<Doors>\n\n[A](./a.mdx)\n\n${door}\n\n</Doors>`,
])('reports what is not a part of its parent element: %j', (body) => {
  expect(faultsOf(body)).toEqual([[10, expect.stringContaining('contains something other than')]]);
});

it.each([
  '<details>\n\nB\n\n</details>',
  '<details>\n\n<summary>A</summary> and B\n\n</details>',
  '<details>\n\n<Result>\n\nB\n\n</Result>\n\n</details>',
])('reports a collapsible section whose button would be labelled in English: %j', (body) => {
  expect(faultsOf(body)).toEqual([[8, expect.stringContaining('no <summary>')]]);
});

it('reports a card without a link', () => {
  const body = '<Cards>\n\n<Card>\n\nWalls\n\n</Card>\n\n</Cards>';
  expect(faultsOf(body)).toEqual([[10, expect.stringContaining('<Card> has no link')]]);
  const [fault] = innerWords.check(fakeSite({'docs/walls.mdx': fakePage(body)}));
  // The page it led to may have been deleted.
  expect(fault?.remedy).toContain('remove the whole <Card>');
});

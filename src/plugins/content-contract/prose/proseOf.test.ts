import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {proseOf} from './proseOf';

/** The texts that `proseOf` finds in a page with this title and body, without the other fields. */
function readIn(title: string, body: string): readonly string[] {
  const source = fakePage(body, {title, sidebar_label: '', description: '', keywords: ''});
  const [page] = fakeSite({'docs/walls.mdx': source}).pages;
  return page ? proseOf(page).map(({start, end}) => source.slice(start, end)) : [];
}

it.each([
  ['"Walls"', 'Walls'],
  ["'Walls'", 'Walls'],
  ['Walls', 'Walls'],
  ['Walls  ', 'Walls'],
  ['“Walls”', 'Walls'],
  ['“Walls" ', 'Walls'],
  ['Mur "porteur"', 'Mur "porteur"'],
  ["L'étage d'en haut", "L'étage d'en haut"],
  ['"Walls"  # a remark', 'Walls'],
  [`'Mur "porteur"'`, 'Mur "porteur"'],
])('reads the complete title %s', (title, read) => {
  expect(readIn(title, '')).toEqual([read]);
});

it.each(["'Tracer l''étage'", '"Mur \\"porteur\\""'])(
  'ignores a title with escaped characters: %s',
  (title) => expect(readIn(title, '')).toEqual([]),
);

it.each([
  '<PlanFigure scene="closed-loop" caption="Le mur." />',
  "<PlanFigure scene='closed-loop' caption='Le mur.' />",
  "<PlanFigure scene='closed-loop' caption= 'Le mur.' />",
  '<PlanFigure scene="closed-loop" caption  =\n  "Le mur." />',
])('reads an attribute between its quotes: %s', (body) => {
  expect(readIn('Walls', body)).toEqual(['Walls', 'Le mur.']);
});

it.each([
  ['![Le plan](/img/walls/plan.png)', 'Le plan'],
  ['![Le plan \\[2\\]](/img/walls/plan.png)', 'Le plan \\[2\\]'],
])('reads the alternative text of a picture: %s', (body, read) => {
  expect(readIn('Walls', body)).toEqual(['Walls', read]);
});

import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {anchorsOf} from './anchorsOf';

it('lists ids of headings and of tags in the order of the page', () => {
  const symptom = (id: string) => `<Symptom id="${id}" title="A" cause="B" />`;
  const body = `## A {/* #a */}\n\n${symptom('b')}\n\n## None\n\n${symptom('')}\n\n### C {/* #c */}`;
  const [page] = fakeSite({'docs/walls.mdx': fakePage(body)}).pages;
  expect(page && anchorsOf(page).map(({id}) => id)).toEqual(['a', 'b', 'c']);
});

import {expect, it} from 'vitest';
import {assertNames} from './assertNames';

const names = ['', 'glossary', 'getting-started'];

it('takes lists whose pages are there', () => {
  expect(() =>
    assertNames({rankLast: ['glossary'], popular: ['', 'glossary']}, names),
  ).not.toThrow();
});

it('names every page that is missing, and the list it is in', () => {
  const lists = {rankLast: ['gone'], popular: ['glossary', 'getting-started/', 'moved']};
  expect(() => assertNames(lists, names)).toThrow(
    /^docusaurus\.config\.ts: the search option rankLast .*'gone', .*\n.* popular .*'getting-started\/', .*\n.* popular .*'moved', .* remove it\.$/,
  );
});

import {expect, it} from 'vitest';
import {assertNames} from './assertNames';

const names = ['', 'glossary', 'getting-started'];

it('accepts lists whose pages exist', () => {
  expect(() =>
    assertNames({rankLast: ['glossary'], popular: ['', 'glossary']}, names),
  ).not.toThrow();
});

it('reports every missing page, and the list that names it', () => {
  const lists = {rankLast: ['gone'], popular: ['glossary', 'getting-started/', 'moved']};
  expect(() => assertNames(lists, names)).toThrow(
    /^docusaurus\.config\.ts: the search option rankLast .*'gone', .*\n.* popular .*'getting-started\/', .*\n.* popular .*'moved', .* remove it\.$/,
  );
});

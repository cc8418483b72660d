import {expect, it} from 'vitest';
import {judge, scoreOf} from './evaluate';
import {engine} from './exampleIndex';

const walls = {locale: 'fr', page: '/murs'} as const;
const answers = [
  {...walls, q: 'ma pièce ne se ferme pas', anchor: 'open'},
  {...walls, q: 'ma pièce ne se ferme pas', anchor: 'outer'},
  {...walls, q: 'cloison'},
  {...walls, q: 'piscine'},
  {...walls, q: 'xyzzy'},
].map((query) => judge(engine, query));

it('reports the rank of the right page, and what Enter opens', () => {
  expect(answers.map(({rank}) => rank)).toEqual([1, 1, 1, 0, 0]);
  expect(answers[0]?.opened).toBe('/murs#open');
  expect(answers[4]?.opened).toBeUndefined();
});

it('counts sections only for queries that a single section answers', () => {
  expect(scoreOf(answers)).toMatchObject({
    count: 5,
    first: 0.6,
    firstThree: 0.6,
    opened: 0.5,
    empty: 1,
  });
  expect(scoreOf(answers.slice(2)).opened).toBeNull();
});

import {join, resolve} from 'node:path';
import {expect, it} from 'vitest';
import {readQueries} from '../../scripts/queries/readQueries';
import {readQuestions} from '../../src/plugins/content-contract/reading/readQuestions';
import {readText} from '../../src/plugins/content-contract/reading/readText';

const root = resolve(import.meta.dirname, '../..');
const file = 'tests/search-queries.json';

it('contain no question that the search has learned from', () => {
  const learned = readQuestions(root).flatMap(({locale, questions}) =>
    questions.map(({text}) => `${locale} ${text.toLowerCase()}`),
  );
  const known = new Set(learned);
  const asked = readQueries(file, readText(join(root, file)));
  expect(learned.length).toBeGreaterThan(asked.length);
  expect(asked.filter(({locale, q}) => known.has(`${locale} ${q.trim().toLowerCase()}`))).toEqual(
    [],
  );
});

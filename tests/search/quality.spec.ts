import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {bars, type JudgedQuery, judge, scoreOf} from '../../src/search/evaluate';
import {SearchEngine} from '../../src/search/SearchEngine';
import type {SearchIndex, SearchPointer} from '../../src/search/SearchIndex';

const queries: readonly JudgedQuery[] = JSON.parse(
  readFileSync(join(__dirname, '../search-queries.json'), 'utf8'),
);

for (const locale of ['fr', 'en'] as const) {
  test(`the right page comes first in ${locale}`, async ({request}) => {
    const root = locale === 'fr' ? '/fr/' : '/';
    const pointer: SearchPointer = await (await request.get(`${root}search-index.json`)).json();
    const index: SearchIndex = await (await request.get(pointer.index)).json();
    const engine = new SearchEngine(index);
    const answers = queries
      .filter((query) => query.locale === locale)
      .map((query) => judge(engine, query));
    const score = scoreOf(answers);
    expect(score.first).toBeGreaterThanOrEqual(bars.first);
    expect(score.firstThree).toBeGreaterThanOrEqual(bars.firstThree);
    expect(score.opened).toBeGreaterThanOrEqual(bars.opened);
    expect(score.empty).toBeLessThanOrEqual(bars.empty);
  });

  test(`the index in ${locale} contains nothing it should not`, async ({request}) => {
    const root = locale === 'fr' ? '/fr/' : '/';
    const pointer: SearchPointer = await (await request.get(`${root}search-index.json`)).json();
    expect(pointer.index).toMatch(/\/assets\/search\/current\.[0-9a-f]{12}\.json$/);
    const text = await (await request.get(pointer.index)).text();
    expect(text).not.toContain('"invertedIndex"');
    expect(text).not.toContain('\u200b');
    const index: SearchIndex = JSON.parse(text);
    const urls = index.pages.map(({url}) => url);
    expect(urls.filter((url) => /2024|\/search$|save-image-dialog/.test(url))).toEqual([]);
    expect(new Set(urls).size).toBe(urls.length);
    const symptoms = index.pages.flatMap(({sections}) =>
      sections.filter(({kind}) => kind === 'symptom'),
    );
    expect(symptoms.length).toBeGreaterThan(20);
  });
}

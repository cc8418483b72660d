import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, expect, it} from 'vitest';
import {asScript} from '../tests/asScript';

const build = mkdtempSync(join(tmpdir(), 'search-eval-'));
afterAll(() => rmSync(build, {recursive: true}));

it('exits silently when the pipe is closed, as in `npm run search:eval | head`', async () => {
  const queries = join(build, 'queries.json');
  mkdirSync(join(build, 'fr'));
  for (const language of ['fr', 'en']) {
    const name = `${language}.json`;
    const folder = language === 'fr' ? join(build, 'fr') : build;
    writeFileSync(join(folder, 'search-index.json'), JSON.stringify({index: name}));
    writeFileSync(
      join(build, name),
      JSON.stringify({language, pages: [], popular: [], synonyms: []}),
    );
  }
  writeFileSync(queries, JSON.stringify([{locale: 'fr', q: 'mur', page: '/glossary'}]));
  const words = [...asScript, 'scripts/search-eval.ts', '--dir', build, '--file', queries];
  const evaluation = spawn(process.execPath, words, {stdio: ['ignore', 'pipe', 'pipe']});
  evaluation.stdout.destroy();
  expect(await text(evaluation.stderr)).toBe('');
});

it.each([
  ['[]', ':1:1  This file has no queries.'],
  [
    '[{"locale": "fr", "q": "mur"}]',
    ':1:2  This is not a query.  Write {"locale": "en" or "fr", "q"',
  ],
  ['[{"locale": "fr" "q": "mur"}]', ':1:17  A comma is missing here.'],
])('refuses the queries %s', async (list, says) => {
  const queries = join(build, 'no-queries.json');
  writeFileSync(queries, list);
  const words = [...asScript, 'scripts/search-eval.ts', '--dir', build, '--file', queries];
  const evaluation = spawn(process.execPath, words, {stdio: ['ignore', 'ignore', 'pipe']});
  const ended = once(evaluation, 'exit');
  expect(await text(evaluation.stderr)).toContain(queries + says);
  expect(await ended).toEqual([1, null]);
});

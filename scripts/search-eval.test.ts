import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, expect, it} from 'vitest';

const build = mkdtempSync(join(tmpdir(), 'search-eval-'));
afterAll(() => rmSync(build, {recursive: true}));

it('ends without a word when nobody reads on, as in `npm run search:eval | head`', async () => {
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
  const words = ['--import', 'tsx', 'scripts/search-eval.ts', '--dir', build, '--file', queries];
  const evaluation = spawn(process.execPath, words, {stdio: ['ignore', 'pipe', 'pipe']});
  evaluation.stdout.destroy();
  expect(await text(evaluation.stderr)).toBe('');
});

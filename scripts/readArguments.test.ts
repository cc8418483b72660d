import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const root = join(import.meta.dirname, '..');

function run(script: string, ...words: readonly string[]) {
  const tsx = join(root, 'node_modules/.bin/tsx');
  const {status, stderr} = spawnSync(tsx, [join('scripts', script), ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  return {status, said: stderr.trim().split('\n')};
}

it.each([
  ['start.ts', 'npm start'],
  ['check-content.ts', 'npm run check'],
  ['translations.ts', 'npm run translations'],
  ['search-eval.ts', 'npm run search:eval'],
  ['new-page.ts', 'npm run new'],
  ['remove-page.ts', 'npm run remove'],
  ['move-page.ts', 'npm run move'],
  ['preview.ts', 'npm run serve'],
])('%s says in one line how it is used when it does not know a word', (script, usage) => {
  const {status, said} = run(script, '--doen');
  expect(status).toBe(2);
  expect(said).toEqual([
    expect.stringMatching(`^Unknown option '--doen'\\. It is used like this: ${usage}`),
  ]);
});

it('says which file to check is not there, instead of finding it in order', () => {
  const {status, said} = run('check-content.ts', 'docs/faq/index.mdx', 'docs/nowhere.mdx');
  expect(status).toBe(2);
  expect(said).toEqual([expect.stringContaining('There is no file docs/nowhere.mdx.')]);
});

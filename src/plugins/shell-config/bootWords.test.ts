import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {bootWords} from './bootWords';

const translation = /translate\(\{\s*id: '([^']+)',\s*message: '([^']+)',/g;

it('says in English what the program says of the same failure', () => {
  const program = readFileSync('src/shell/client/chunkGuard.ts', 'utf8');
  const messages = Object.fromEntries(
    [...program.matchAll(translation)].map(([, id = '', message = '']) => [id, message]),
  );
  expect(messages).toMatchObject({
    'site.boot.failed': expect.any(String),
    'site.loading.retry': expect.any(String),
  });
  expect(bootWords(messages)).toEqual(bootWords({}));
});

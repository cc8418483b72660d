import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {bootWords} from './bootWords';

it('names its button in English like the button of the page', () => {
  const program = readFileSync('src/theme/Loading/index.tsx', 'utf8');
  const [, retry] = /id="site\.loading\.retry"[^>]*>\s*([^<]*?)\s*</.exec(program) ?? [];
  expect(bootWords({}).retry).toBe(retry);
});

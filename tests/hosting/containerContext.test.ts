import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../..', name), 'utf8')
    .split('\n')
    .filter(Boolean);

it('excludes from the container what git ignores, in any folder', () => {
  // Unlike in git, a name without leading stars matches at the top only.
  const passedOver = linesOf('.gitignore').map((line) => `**/${line.replace(/\/$/, '')}`);
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining([...passedOver, '.git']));
});

it('installs before the addresses are set: other addresses keep that layer cached', () => {
  const lines = linesOf('deploy/docker/Dockerfile');
  const first = (word: RegExp) => lines.findIndex((line) => word.test(line));
  expect(first(/^RUN npm ci/)).toBeGreaterThan(0);
  expect(first(/^(ARG|ENV)/)).toBeGreaterThan(first(/^RUN npm ci/));
});

it('serves only files that its build made readable for the user of nginx', () => {
  const text = linesOf('deploy/docker/Dockerfile').join(' ');
  const [, readable = ''] = /chmod -R a\+rX ([^\\&]+?) (?:#|FROM)/.exec(text) ?? [];
  const served =
    text
      .split(' FROM ')
      .at(-1)
      ?.matchAll(/COPY (?:--from=build \/site\/)?(\S+)/g) ?? [];
  const copied = [...served].map(([, source]) => source);
  expect(copied.length).toBeGreaterThan(0);
  expect(readable.split(' ')).toEqual(expect.arrayContaining(copied));
});

it('logs to inherited descriptors, which its user may not reopen', () => {
  const errorLog = linesOf('deploy/docker/nginx.conf').find((line) => line.startsWith('error_log'));
  expect(errorLog).toMatch(/^error_log stderr\b/);
});

import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../..', name), 'utf8')
    .split('\n')
    .filter(Boolean);

it('keeps out of the container what git passes over, in whatever folder it lies', () => {
  // A name without stars in front is looked for at the top alone there, and everywhere by git.
  const passedOver = linesOf('.gitignore').map((line) => `**/${line.replace(/\/$/, '')}`);
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining([...passedOver, '.git']));
});

import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** The first Node 20 whose directory entries have a `parentPath`, by which pages are found. */
const oldestNode = '20.12';

const fieldsOf = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('npm warns of a Node that cannot find the pages', () => {
  expect(fieldsOf('package.json').engines.node).toBe(`>=${oldestNode}`);
  expect(fieldsOf('package-lock.json').packages[''].engines.node).toBe(`>=${oldestNode}`);
});

it.each(['README.md', 'CONTRIBUTING.md'])('%s names the oldest Node that will do', (file) => {
  expect(readFileSync(file, 'utf8')).toContain(`You need [Node ${oldestNode}]`);
});

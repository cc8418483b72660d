import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../src/plugins/listFiles';

const root = join(import.meta.dirname, '../..');
const inside = /["'](@generated\/[^"']+|@docusaurus\/[^/"']+\/(?:lib|src)\/[^"']+)["']/g;

/** Imports of Docusaurus internals, which are no public API. */
function takenIn(folder: string): readonly string[] {
  const modules = listFiles(join(root, folder)).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return modules.flatMap((file) =>
    [...readFileSync(join(root, folder, file), 'utf8').matchAll(inside)].map(
      ([, name = '']) => name,
    ),
  );
}

it('UPGRADING.md names every import of Docusaurus internals', () => {
  const table = readFileSync(join(root, 'UPGRADING.md'), 'utf8');
  const taken = [...new Set(['src', 'scripts'].flatMap(takenIn))];
  expect(taken).toContain('@generated/routes');
  expect(taken.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

import {join, resolve, sep} from 'node:path';
import {buildSync} from 'esbuild';
import {expect, it} from 'vitest';
import {sources} from '.';

const root = resolve(import.meta.dirname, '../../..');

it('redraws when any module of a drawing has changed: none is left out', () => {
  const {metafile} = buildSync({
    absWorkingDir: root,
    entryPoints: ['src/plugins/figures/drawFigures.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    packages: 'external',
  });
  const modules = Object.entries(metafile.inputs);
  const files = modules.map(([file]) => join(root, file));
  const packages = modules
    .flatMap(([, {imports}]) => imports)
    .filter(({path, external}) => external && !path.startsWith('node:'))
    .map(({path}) => require.resolve(path));
  const isWatched = (file: string): boolean =>
    sources.some((source) => file === source || file.startsWith(source + sep));
  expect(files.length).toBeGreaterThan(20);
  expect([...files, ...new Set(packages)].filter((file) => !isWatched(file))).toEqual([]);
});

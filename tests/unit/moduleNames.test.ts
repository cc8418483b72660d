import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {listFiles} from '../../src/plugins/listFiles';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(['src', 'scripts', 'tests'])(
  'has no two modules below %s whose names differ only in case: macOS and Windows would confuse them',
  (folder) => {
    const modules = listFiles(`${root}/${folder}`).filter((file) => /\.tsx?$/.test(file));
    const names = new Map(modules.map((file) => [file.replace(/\.tsx?$/, '').toLowerCase(), file]));
    expect(modules.filter((file) => ![...names.values()].includes(file))).toEqual([]);
  },
);

import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {dataFiles} from './dataFiles';
import {strayBracket} from './strayBracket';

const {modules, menus, lists} = dataFiles(process.cwd());

it.each([...modules, ...menus, ...lists])('locates every misplaced bracket of %s', (file) => {
  expect(strayBracket(readFileSync(join(process.cwd(), file), 'utf8'))).toBeUndefined();
});

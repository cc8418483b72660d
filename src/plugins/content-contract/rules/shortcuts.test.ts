import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findShortcuts, shortcutsFile} from '../data/findShortcuts';
import {fakeSite} from '../fakeSite';
import {shortcuts} from './shortcuts';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'shortcuts-'));
  cpSync('src/product', join(siteDir, 'src/product'), {recursive: true});
});
afterEach(() => rmSync(siteDir, {recursive: true}));

/** The faults when one shortcut is added at the end. */
function faultsWith(fields: string) {
  const path = join(siteDir, shortcutsFile);
  const source = readFileSync(path, 'utf8');
  const entry = `  added: {action: {en: 'Split', fr: 'Couper'}, ${fields}},\n`;
  writeFileSync(
    path,
    source.replace('} as const satisfies Record<string, ShortcutFact>', `${entry}$&`),
  );
  const written = findShortcuts(siteDir);
  const faults = shortcuts.check({...fakeSite({}), writtenShortcuts: written});
  return faults.map(({line, what}) => {
    expect(line).toBe(written.at(-1)?.line);
    return what;
  });
}

it('reports nothing for the shortcuts of the product', () => {
  expect(shortcuts.check({...fakeSite({}), writtenShortcuts: findShortcuts('.')})).toEqual([]);
});

it.each([
  ["group: 'edit', windows: [['ctrl', 'd']], mac: [['cmd', 'b']]", 'duplicate', 'ctrl + d.'],
  ["group: 'edit', windows: [['ctrl', 'b']], mac: [['cmd', 'd']]", 'duplicate', 'cmd + d.'],
  [
    "group: 'edit', windows: [['ctrl', 'd']], mac: [['cmd', 'd']]",
    'duplicate',
    'ctrl + d, cmd + d.',
  ],
  ["group: 'edit', windows: [['z', 'shift', 'ctrl']], mac: []", 'redo', 'z + shift + ctrl.'],
  ["group: 'drawing', windows: [['tab']], mac: []", 'enterAngle', 'tab.'],
  ["group: 'view3d', windows: [['q']], mac: []", 'walkAzerty', 'q.'],
  ["group: 'view', windows: [['ctrl', 's']], mac: []", 'save', 'ctrl + s.'],
  [
    "group: 'file', windows: [['ctrl', 'z']], mac: [], note: {en: 'Twice.', fr: 'Deux fois.'}",
    'undo',
    'ctrl + z.',
  ],
])('reports keys already in use: %s', (fields, other, keys) => {
  const line = findShortcuts('.').find(({name}) => name === other)?.line;
  expect(faultsWith(fields)).toEqual([
    `added has the same keys as ${other}, on line ${line}: ${keys}`,
  ]);
});

it.each([
  ['in another place', "group: 'view3d', windows: [['tab']], mac: [['escape']]"],
  ['on another system', "group: 'file', windows: [['cmd', 's']], mac: [['ctrl', 's']]"],
  ['in another place, with shift', "group: 'view3d', windows: [['shift', 'arrows']], mac: []"],
  ['with one key more', "group: 'file', windows: [['ctrl', 'shift', 's']], mac: []"],
  ['on another keyboard', "group: 'view3d', keyboard: 'qwerty', windows: [['q']], mac: [['z']]"],
  [
    'where each says where it holds',
    "group: 'mouse', windows: [['drag']], mac: [], note: {en: 'On a plan.', fr: 'Sur un plan.'}",
  ],
])('accepts the same keys for another action %s', (_, fields) => {
  expect(faultsWith(fields)).toEqual([]);
});

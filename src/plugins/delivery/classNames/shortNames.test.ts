import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {shortNames} from './shortNames';

const root = mkdtempSync(path.join(tmpdir(), 'short-names-'));
afterAll(() => rmSync(root, {recursive: true}));

it('gives every class of every module a unique name of one or two letters', () => {
  const write = (file: string, css: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), css);
  };
  const many = Array.from({length: 120}, (_, n) => `.many${n} {width: ${n}.5px}`).join('\n');
  write(
    'Steps/styles.module.css',
    '.step:hover > .foot {color: red}\n@media print {.link {top: 0}}',
  );
  write('Search/box/results.module.css', `.foot {background: url(a.svg)}\n${many}`);
  write('Steps/plain.css', '.plain {color: red}');

  const names = shortNames([root]);
  expect([...names.keys()].filter((name) => !name.startsWith('many'))).toEqual([
    'foot_Steps',
    'foot_results',
    'link_Steps',
    'step_Steps',
  ]);
  expect(new Set(names.values()).size).toBe(124);
  for (const name of names.values()) expect(name).toMatch(/^_[a-z]{1,2}$/i);
  expect(shortNames([root])).toEqual(names);
});

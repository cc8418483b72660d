import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {checkSite} from './checkContent';
import {fakePage, fakeSite} from './fakeSite';
import {english, french, goodBody} from './faultCases';
import {rules} from './rules';

const folder = join(import.meta.dirname, 'rules');

it('finds nothing wrong with a good page', () => {
  const source = fakePage(goodBody);
  expect(checkSite(fakeSite({[english]: source, [french]: source}))).toEqual([]);
});

it('contains every file of its folder, each a rule of the same name', () => {
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
  expect(rules.map(({name}) => `${name}.ts`).sort()).toEqual(files.sort());
});

it.each(rules.map(({name}) => name))('%s has a test file next to it that names it', (name) => {
  const source = readFileSync(join(folder, `${name}.test.ts`), 'utf8');
  expect(source).toMatch(new RegExp(`['/]${name}'`));
});

import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {otherGlobals, presentFunctions} from './knownGlobals';

const {resolve} = createRequire(import.meta.url);
const react = [
  ['react', 'react.production.js'],
  ['react-dom', 'react-dom-client.production.js'],
  ['scheduler', 'scheduler.production.js'],
].map(([name, file]) =>
  readFileSync(path.join(path.dirname(resolve(`${name}/package.json`)), 'cjs', file ?? ''), 'utf8'),
);

it.each([...presentFunctions, ...Object.keys(otherGlobals)])(
  'is still tested by React: typeof %s',
  (name) => {
    expect(
      react.some((text) => new RegExp(`typeof ${name.replace('.', '\\.')}\\b`).test(text)),
    ).toBe(true);
  },
);

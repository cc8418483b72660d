import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {version} from 'react';
import {expect, it} from 'vitest';
import propTypes from './propTypes';

const {resolve} = createRequire(import.meta.url);

/** Were helmet to check by hand, it would be told that all is well. */
it('stands for a package of which helmet takes descriptions only, which React asks for no more', () => {
  const helmet = path.dirname(resolve('react-helmet-async/package.json'));
  const source = readFileSync(path.join(helmet, 'lib/index.module.js'), 'utf8');
  expect(source).toMatch(/import \w+ from"prop-types"/);
  expect(source).not.toContain('checkPropTypes');
  expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(19);
});

it('describes anything', () => {
  const {shape, node} = propTypes as {shape: () => object; node: {isRequired: object}};
  expect(shape()).toBe(propTypes);
  expect(node.isRequired).toBe(propTypes);
});

import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {buildEnvironment} from './buildEnvironment';

const printLoader =
  "console.log(require('@docusaurus/utils').getFileLoaderUtils(false).loaders.inlineMarkdownImageFileLoader)";

function loaderOf(env: NodeJS.ProcessEnv): string {
  return execFileSync(process.execPath, ['-e', printLoader], {env, encoding: 'utf8'});
}

it('makes Docusaurus keep every image a separate file', () => {
  expect(loaderOf(process.env)).toContain('limit=10000');
  expect(loaderOf(buildEnvironment(process.env))).toMatch(/limit=0\b/);
});

it('always builds for production', () => {
  expect(buildEnvironment({NODE_ENV: 'test', HOME: '/home/ada'})).toMatchObject({
    NODE_ENV: 'production',
    HOME: '/home/ada',
  });
});

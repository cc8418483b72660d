import {join} from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {typedIn} from './typedIn';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['where npm was, when that ran it', join(process.cwd(), 'package.json'), '/srv', '/srv'],
  ['where it is, when a script of another package ran it', '/package.json', '/srv', process.cwd()],
  ['where it is, without npm', undefined, undefined, process.cwd()],
])('is %s', (_, manifest, typed, folder) => {
  vi.stubEnv('npm_package_json', manifest);
  vi.stubEnv('INIT_CWD', typed);
  expect(typedIn()).toBe(folder);
});

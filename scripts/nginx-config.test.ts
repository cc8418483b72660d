import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, openSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {asScript} from '../tests/asScript';
import {writeFixtureSite} from '../tests/hosting/fixtureSite';

const build = mkdtempSync(join(tmpdir(), 'nginx-config-'));

beforeAll(() =>
  writeFixtureSite(build, {release: 'a', redirects: new Map([['/old', '/template']])}),
);
afterAll(() => rmSync(build, {recursive: true, force: true}));

function run(...words: readonly string[]): string {
  const args = [...asScript, join(import.meta.dirname, 'nginx-config.ts'), ...words];
  return execFileSync(process.execPath, args, {encoding: 'utf8', stdio: 'pipe'});
}

it('takes old addresses from the build, not from the checkout', () => {
  expect(run('--dir', build, '--listen', '8080')).toContain('"~^/old$" "/template";');
});

it('writes nothing when nginx could not listen there', () => {
  expect(() => run('--dir', build, '--listen', 'x y;}')).toThrow('nginx cannot listen there');
});

it('writes no server when --proxy is given, even without hosts', () => {
  expect(() => run('--dir', build, '--proxy', '')).toThrow('--proxy is empty');
});

it('resolves a folder from the working directory, unlike nginx', () => {
  expect(run('--dir', build, '--root', 'srv/help')).toContain(`root "${resolve('srv/help')}";`);
  expect(run('--proxy', 'a.internal:8080', '--cache', 'kept')).toContain(
    `path "${resolve('kept')}" `,
  );
});

it('uses a cache folder that nginx can create: it creates only the last one', () => {
  expect(run('--proxy', 'a.internal:8080')).toMatch(/proxy_cache_path "?\/var\/cache\/[\w-]+"? /);
});

it('reports a full output disk in one sentence', () => {
  const args = [...asScript, join(import.meta.dirname, 'nginx-config.ts'), '--dir', build];
  const stdio = ['ignore', openSync('/dev/full', 'w'), 'pipe'] as const;
  const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8', stdio: [...stdio]});
  expect(stderr).toMatch(/^The output could not be written: ENOSPC.*\.\n$/);
  expect(status).toBe(1);
});

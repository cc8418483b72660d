import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {sealBuild} from '../../../src/plugins/hosting/sealBuild';
import {listFiles} from '../../../src/plugins/listFiles';
import {writeFixtureSite} from '../../../tests/hosting/fixtureSite';
import {verifyBuild} from './verifyBuild';

const given = 'https://help.example.com';
const own = 'https://help.your.site';
const build = mkdtempSync(join(tmpdir(), 'verify-build-'));

async function replaceInPages(from: string, to: string): Promise<void> {
  for (const file of listFiles(build).filter((name) => name.endsWith('.html'))) {
    const page = join(build, file);
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(from, to));
  }
  await sealBuild(build, {redirects: new Map()});
}

beforeAll(async () => {
  const body = `<a href="${given}/template">a</a><a href="https://elsewhere.example.org/x">b</a>`;
  await writeFixtureSite(build, {release: 'a', body});
  await replaceInPages(given, own);
});

afterAll(() => rmSync(build, {recursive: true, force: true}));

it('accepts any address of the build, unless one is required', () => {
  expect(verifyBuild(build)).toEqual([]);
  expect(verifyBuild(build, own)).toEqual([]);
  expect(verifyBuild(build, given)).toEqual([
    expect.stringMatching(`^The build was made for ${own}, but SITE_URL is ${given}: `),
  ]);
});

it('follows absolute URLs of the build’s own address', async () => {
  await replaceInPages(`<a href="${own}/template"`, `<a href="${own}/nope"`);
  expect(verifyBuild(build)).toEqual([
    `account/change-password/index.html: <a> leads to ${own}/nope, which answers 404.`,
    `fr/account/change-password/index.html: <a> leads to ${own}/nope, which answers 404.`,
  ]);
});

it('requires the address that the build was made for', async () => {
  await replaceInPages(`<link rel=canonical href="${own}/">`, '');
  expect(verifyBuild(build)).toEqual([
    'index.html does not name the address of the site: build it again with npm run build.',
  ]);
});

it('reports an invalid URL in the sitemap', async () => {
  const sitemap = join(build, 'sitemap.xml');
  writeFileSync(sitemap, readFileSync(sitemap, 'utf8').replace(/<loc>[^<]+</, '<loc>help<'));
  await sealBuild(build, {redirects: new Map()});
  expect(verifyBuild(build)).toContain(
    '/sitemap.xml lists help, which is not the address of a page.',
  );
});

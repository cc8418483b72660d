import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, expect, it, vi} from 'vitest';
import {buildSite} from './buildSite';

/** Changes of a case to the site's sources. */
const faulty = vi.hoisted(() => ({siteUrl: '', enBaseUrl: '', navbarItem: {}}));
const sound = {...faulty};

vi.mock('../../src/site', async (importReal) => {
  const real = await importReal<typeof import('../../src/site')>();
  return {
    ...real,
    get siteUrl() {
      return faulty.siteUrl || real.siteUrl;
    },
    get locales() {
      const en = {...real.locales.en, baseUrl: faulty.enBaseUrl || real.locales.en.baseUrl};
      return {...real.locales, en};
    },
  };
});
vi.mock('../../src/plugins/themeConfig', () => ({
  get themeConfig() {
    return {navbar: {items: [faulty.navbarItem]}};
  },
}));
vi.mock('./assertData', () => ({assertData: () => undefined}));
vi.mock('../command/runBeside', () => ({
  runBeside: () => Promise.reject(new Error('Docusaurus was started.')),
}));

const siteDir = mkdtempSync(join(tmpdir(), 'build-site-'));
afterEach(() => void Object.assign(faulty, sound));
afterAll(() => rmSync(siteDir, {recursive: true}));

const link = {label: 'Home', to: '/'};

it.each([
  [{siteUrl: 'foo'}, /^The site cannot be built:\n- SITE_URL is foo, .+$/],
  [{enBaseUrl: '/help/'}, /^- src\/site\.ts: locales\.en\.baseUrl is "\/help\/", but the site/m],
  [
    {navbarItem: {type: 'serach'}},
    /src\/plugins\/themeConfig\.ts: navbar\.items\[0\].* component found for type "serach"/,
  ],
  // Control: without a fault the build gets as far as Docusaurus.
  [{}, /^Docusaurus was started\.$/],
])('with %j a build stops with one message', async (fault, says) => {
  Object.assign(faulty, {navbarItem: link}, fault);
  const error: Error = await buildSite(siteDir, undefined).then(
    () => new Error('It was built.'),
    (thrown) => thrown,
  );
  expect(error.message).toMatch(says);
});

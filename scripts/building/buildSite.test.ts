import {expect, it, vi} from 'vitest';

it('says in two sentences that an address is none, before Docusaurus is asked', async () => {
  vi.stubEnv('SITE_URL', 'foo');
  vi.resetModules();
  const {buildSite} = await import('./buildSite');
  const told = await buildSite('/nowhere', undefined).catch((error: Error) => error.message);
  vi.unstubAllEnvs();
  expect(told).toMatch(/^The site cannot be built:\n- SITE_URL is foo, .+$/);
});

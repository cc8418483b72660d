import {createProcessor} from '@mdx-js/mdx';
import {afterEach, expect, it, vi} from 'vitest';
import recmaKnownWords from './recmaKnownWords';

const page = '<Result>\n\nThe room fills in with <Fact name="area" />.\n\n</Result>';

async function compile(environment: string): Promise<string> {
  vi.stubEnv('NODE_ENV', environment);
  const recmaPlugins = [recmaKnownWords];
  return String(await createProcessor({recmaPlugins}).process(page));
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it('removes the check for missing components, and nothing else', async () => {
  const built = await compile('production');
  expect(built).not.toMatch(/_missingMdxReference|Expected/);
  expect(built).toContain('{Fact, Result} = _components');
  expect(built).toContain('"The room fills in with "');
});

it('keeps the check in development', async () => {
  expect(await compile('development')).toMatch(
    /if \(!Result\) _missingMdxReference\("Result", true\)/,
  );
});

import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const Loadable = createRequire(import.meta.url)('react-loadable') as (options: {
  loader: () => Promise<unknown>;
  loading?: unknown;
}) => unknown;

it('the lazy loader throws if its loading component is missing', () => {
  const loader = async () => null;
  expect(() => Loadable({loader})).toThrow('react-loadable requires a `loading` component');
  expect(() => Loadable({loader, loading: () => null})).not.toThrow();
});

import * as upstream from '@docusaurus/utils-common';
import {describe, expect, it} from 'vitest';
import * as ours from './utilsCommon';

const paths = ['/', '/help/', '/help', '/walls', '/walls/', '//', '', 'walls'];
const endings = ['', '#close', '?q=mur', '?q=a/#b/', '#', '#$&'];

describe.each([undefined, false, true])(
  'applyTrailingSlash with trailingSlash %s',
  (trailingSlash) => {
    const options = {trailingSlash, baseUrl: '/help/'};

    it.each(paths.flatMap((path) => endings.map((ending) => path + ending)))(
      'returns the same result as upstream for %j',
      (path) => {
        expect(ours.applyTrailingSlash(path, options)).toBe(
          upstream.applyTrailingSlash(path, options),
        );
      },
    );
  },
);

describe('getErrorCausalChain', () => {
  it('returns the same causes as upstream', () => {
    const error = new Error('top', {cause: new Error('middle', {cause: new Error('root')})});
    expect(ours.getErrorCausalChain(error)).toEqual(upstream.getErrorCausalChain(error));
  });
});

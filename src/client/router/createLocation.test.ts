import fc from 'fast-check';
import {createLocation as upstream, createPath as upstreamPath} from 'history';
import {describe, expect, it} from 'vitest';
import {createLocation, createPath, type LocationDescriptor} from './createLocation';

const here = '/fr/faq/webgl';

const given: readonly LocationDescriptor[] = [
  '',
  '/',
  '/fr/faq',
  '/fr/faq/?a=b#c',
  '/fr/../up',
  '?q=mur',
  '?',
  '?a?b=c',
  '#part',
  '#',
  '#a#b?c',
  '?q=1#part',
  'near',
  './near',
  'near/',
  '../up',
  '../../../out',
  '..',
  '.',
  './',
  'a/../b/./c/..',
  'c:d',
  'é?é#é',
  '/%C3%A9?%C3%A9#%C3%A9',
  '%2Fa%3Fb%23c',
  'a%20b',
  {},
  {pathname: '/fr/faq'},
  {pathname: 'near', hash: 'part'},
  {pathname: '/%C3%A9', search: 'a=b', state: {a: 1}},
  {search: ''},
  {search: undefined, hash: '#part'},
  {search: '?a', hash: '#b', key: 'other', state: null},
];

describe('createLocation', () => {
  it.each(given)('parses %j as upstream does', (to) => {
    for (const state of [undefined, null, {mark: 1}]) {
      const location = createLocation(to, here, state, 'key');
      expect(location).toEqual(upstream(to, state, 'key', upstream(here)));
      expect(createPath(location)).toBe(upstreamPath(location));
    }
  });

  it('resolves any relative path as upstream does', () => {
    const name = fc.constantFrom('a', 'b.c', 'é', 'a b', ':', '[', '|', "'");
    const pathOf = (part: fc.Arbitrary<string>) =>
      fc.array(part, {minLength: 1, maxLength: 6}).map((parts) => parts.join('/'));
    const relative = pathOf(fc.oneof(name, fc.constantFrom('.', '..')));
    fc.assert(
      fc.property(relative, pathOf(name), (to, page) => {
        const {pathname} = upstream(`/${page}`);
        const location = createLocation(to, pathname, undefined, 'key');
        expect(location).toEqual(
          upstream(to, undefined, 'key', upstream({pathname: encodeURI(pathname)})),
        );
      }),
    );
  });

  it.each(['100%', '%E9', '%zz%20'])(
    'returns the fragment %s in a form that can be decoded',
    (text) => {
      const {hash} = createLocation(`/fr/faq#${text}`);
      expect(decodeURIComponent(hash)).toBe(`#${text}`);
    },
  );

  it.each(['/fr/100%25', '/fr/%25E9t%25E9', '/fr/a%2520b'])('leaves %s unchanged', (path) => {
    const {pathname} = createLocation(path);
    expect(() => decodeURI(pathname), 'by core, which brings the page').not.toThrow();
    expect(createLocation(path)).toMatchObject({pathname: path});
    expect(createPath(createLocation('#part', pathname))).toBe(`${path}#part`);
  });

  it('rejects a percent sign that encodes nothing', () => {
    expect(() => createLocation('/100%')).toThrow(URIError);
  });
});

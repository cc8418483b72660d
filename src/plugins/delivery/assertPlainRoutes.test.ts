import fc from 'fast-check';
import {matchPath as upstream} from 'react-router';
import {describe, expect, it} from 'vitest';
import {matchPath} from '../../client/router/matchPath';
import {assertPlainRoutes} from './assertPlainRoutes';

/** The tested route, nested in others. */
const below = (route: {path: string}) => [{path: '/fr/', routes: [{path: '/fr/faq'}, route]}];

describe('assertPlainRoutes', () => {
  it.each(['/fr/', '/fr/c++', '/fr/a.b', '/fr/what?', '/fr/é', '/fr/a b)', '*'])(
    'accepts %s',
    (path) => {
      expect(() => assertPlainRoutes(below({path}))).not.toThrow();
    },
  );

  const patterns = ['/fr/:page', '/fr/*', '/fr/(a|b)', '/fr/a*', '/fr/a\\.b'];

  it.each(patterns)('reports %s', (path) => {
    expect(() => assertPlainRoutes(below({path}))).toThrow(`- ${path}\n`);
  });

  it('reports all of them at once', () => {
    const list = patterns.map((path) => `- ${path}`).join('\n');
    expect(() => assertPlainRoutes(patterns.flatMap((path) => below({path})))).toThrow(list);
  });

  it.each(['strict', 'sensitive', 'render'])('reports a route with the option %s', (option) => {
    expect(() => assertPlainRoutes(below({path: '/fr/faq', [option]: true}))).toThrow('/fr/faq');
    expect(() => assertPlainRoutes(below({path: '/fr/faq', [option]: false}))).not.toThrow();
  });

  it('accepts no path that upstream would interpret differently', () => {
    const letters = fc.constantFrom(
      'a',
      '/',
      ':',
      '*',
      '(',
      ')',
      '?',
      '+',
      '.',
      '\\',
      '[',
      '{',
      '|',
    );
    const path = fc.array(letters, {maxLength: 6}).map((list) => `/${list.join('')}`);
    fc.assert(
      fc.property(path, (plain) => {
        fc.pre(isLetPass(plain));
        for (const rule of [{path: plain}, {path: plain, exact: true}]) {
          for (const address of [plain, `${plain}/`, `${plain}/a`, plain.slice(0, -1), '/']) {
            const expected = upstream(address, {...rule, sensitive: true});
            expect(matchPath(address, rule)).toBe(expected !== null);
          }
        }
      }),
    );
  });
});

function isLetPass(path: string): boolean {
  try {
    assertPlainRoutes([{path}]);
    return true;
  } catch {
    return false;
  }
}

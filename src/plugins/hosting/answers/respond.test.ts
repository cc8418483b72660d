import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {respond, type Site} from './respond';

const files = new Set([
  'index.html',
  '404.html',
  'template/index.html',
  'template.html',
  'account/index.html',
  'account/change-password/index.html',
  '2024/index.html',
  'fr/index.html',
  'fr/404.html',
  'fr/template/index.html',
  'fr/account/index.html',
  'assets/js/main.0d632bac.js',
  'assets/js/main.0d632bac.js.br',
  'assets/css/styles.f8c91960.css',
  'search-index.json',
  'img/brand/logo.svg',
  'img/why?.xml',
  'google0123456789abcdef.html',
  'sitemap.xml',
  '_headers',
  'SHA256SUMS',
  '.nojekyll',
  '.well-known/security.txt',
]);
const slashless = new Set(['template', 'fr/template', 'account/change-password']);
const site: Site = {
  has: (file) => files.has(file),
  isSlashless: (folder) => slashless.has(folder),
  redirects: new Map([['/old', '/template']]),
  hashes: {scripts: ['sha256-b', 'sha256-a'], styles: []},
};
const get = (target: string) => respond({method: 'GET', target}, site);

describe('pages', () => {
  it.each([
    ['/', 'index.html'],
    ['/template', 'template/index.html'],
    ['/template?a=/../b', 'template/index.html'],
    ['/%74emplate', 'template/index.html'],
    ['/template#a?b//../%zz%2f\\', 'template/index.html'],
    ['/account/', 'account/index.html'],
    ['/account/change-password', 'account/change-password/index.html'],
    ['/fr/', 'fr/index.html'],
    ['/fr/template', 'fr/template/index.html'],
    ['/google0123456789abcdef.html', 'google0123456789abcdef.html'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('%s is served from %s', (target, file) => {
    expect(get(target)).toMatchObject({status: 200, file});
  });
});

describe('one address per page', () => {
  it.each([
    ['/fr', '/fr/'],
    ['/2024', '/2024/'],
    ['/account', '/account/'],
    ['/template/', '/template'],
    ['/template.html', '/template'],
    ['/template/index.html', '/template'],
    ['/account.html', '/account/'],
    ['/account/index.html', '/account/'],
    ['/index.html', '/'],
    ['/fr/index.html', '/fr/'],
    ['/fr.html', '/fr/'],
    ['/fr?a=%20b', '/fr/?a=%20b'],
    ['/template/index.html?x', '/template?x'],
    ['//fr//template', '/fr/template'],
    ['//', '/'],
    ['//img/brand/logo.svg', '/img/brand/logo.svg'],
    ['//img/why%3F.xml?', '/img/why%3F.xml'],
    ['/old', '/template'],
    ['/old?q=1', '/template?q=1'],
    ['/old/', '/template'],
    ['/old.html', '/template'],
    ['/old/index.html?q=1', '/template?q=1'],
    ['//old.html', '/template'],
    ['/fr?', '/fr/'],
    ['/fr?a#b', '/fr/?a'],
    ['/fr#b?a', '/fr/'],
  ])('%s redirects to %s', (target, location) => {
    expect(get(target)).toMatchObject({status: 301, headers: {Location: location}});
  });
});

describe('not found', () => {
  it.each([
    ['/nope', '404.html'],
    ['/nope/deeper/', '404.html'],
    ['/fr/nope', 'fr/404.html'],
    ['/fr/account/nope/deeper', 'fr/404.html'],
    ['/french', '404.html'],
    ['/404.html', '404.html'],
    ['/fr/404.html', 'fr/404.html'],
    ['/fr/404', 'fr/404.html'],
    ['/nope.html', '404.html'],
    ['/.html', '404.html'],
    ['/template/.html', '404.html'],
    ['/index', '404.html'],
    ['/template/index/', '404.html'],
    ['/assets/', '404.html'],
    ['/assets/js/main.00000000.js', '404.html'],
    ['/assets/js/main.0d632bac.js/', '404.html'],
    ['/assets/js/main.0d632bac.js.br', '404.html'],
    ['/_headers', '404.html'],
    ['/SHA256SUMS', '404.html'],
    ['/.nojekyll', '404.html'],
    ['/fr%2Ftemplate', 'fr/404.html'],
    ['/fr%5Ctemplate', '404.html'],
    ['/old%2F', '404.html'],
    ['/old/index', '404.html'],
    ['/old.html.html', '404.html'],
    ['/TEMPLATE', '404.html'],
    ['//evil.example.com/', '404.html'],
    // Latin-1, as old programs encode it, not UTF-8.
    ['/%ff', '404.html'],
    ['/fr/%E9t%E9', 'fr/404.html'],
  ])('%s answers 404 with %s', (target, file) => {
    expect(get(target)).toMatchObject({status: 404, file});
  });

  it('responds with one line if the build has no page for it', () => {
    const bare: Site = {has: () => false, isSlashless: () => false};
    expect(respond({method: 'GET', target: '/x'}, bare)).toMatchObject({status: 404});
  });
});

describe('refusals', () => {
  it.each([
    ['/../etc/passwd', 400],
    ['/fr/%2e%2e/%2E%2e/etc/passwd', 400],
    ['/..%2f..%2fetc/passwd', 400],
    ['/./template', 400],
    ['/%', 400],
    ['/%zz', 400],
    ['/%E9%zz', 400],
    ['/%E9/%2e%2e/template', 400],
    ['/template%00.html', 400],
    ['/a%0d%0aSet-Cookie:x', 400],
    ['http://elsewhere.example.com/', 400],
    ['*', 400],
    [`/${'a'.repeat(9000)}`, 414],
  ])('%s', (target, status) => {
    const answer = get(target);
    expect(answer.status).toBe(status);
    expect(answer.file).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'get'])('405 for %s', (method) => {
    expect(respond({method, target: '/'}, site)).toMatchObject({
      status: 405,
      headers: {Allow: 'GET, HEAD'},
    });
  });
});

describe('headers', () => {
  const header = (target: string, name: string) => get(target).headers[name];

  it('caches for a year only files named by their content', () => {
    expect(header('/assets/js/main.0d632bac.js', 'Cache-Control')).toContain('immutable');
    expect(header('/template', 'Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(header('/search-index.json', 'Cache-Control')).toContain('max-age=0');
    expect(header('/nope', 'Cache-Control')).toBe('no-store');
    expect(header('/img/brand/logo.svg', 'Cache-Control')).toContain('max-age=3600');
    expect(header('/fr', 'Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  it('sends pages the policy with their hashes, sorted', () => {
    expect(header('/', 'Content-Security-Policy')).toContain(
      "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b';",
    );
    expect(header('/nope', 'Content-Security-Policy')).toBe(header('/', 'Content-Security-Policy'));
    expect(header('/', 'Content-Security-Policy')).not.toContain('unsafe');
  });

  it('sends other files a policy of their own, under which the search worker can load its index', () => {
    for (const part of ['/assets/js/main.0d632bac.js', '/img/brand/logo.svg', '/fr', '/%']) {
      expect(header(part, 'Content-Security-Policy')).toMatch(
        /^default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none';/,
      );
    }
  });

  it('sends the security headers with every response', () => {
    for (const target of ['/', '/fr', '/nope', '/%', '/img/brand/logo.svg']) {
      expect(get(target).headers).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Strict-Transport-Security': 'max-age=63072000',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
    }
  });

  it('disables browser features for pages, and sends other sites only the origin as referrer', () => {
    const features = header('/', 'Permissions-Policy');
    expect(features).toMatch(/^(?:[a-z-]+=\(\), )+[a-z-]+=\(\)$/);
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
      expect(features).toContain(`${feature}=()`);
    }
    expect(get('/').headers).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  });

  it('sends document-only headers with pages alone', () => {
    for (const name of ['Cross-Origin-Opener-Policy', 'Permissions-Policy', 'Referrer-Policy']) {
      expect(header('/', name)).toBeTruthy();
      expect(header('/nope', name)).toBe(header('/', name));
      expect(header('/assets/js/main.0d632bac.js', name)).toBeUndefined();
    }
  });

  it('sends a subresource with less than 600 bytes of headers', () => {
    const {headers} = get('/assets/js/main.0d632bac.js');
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    expect(lines.join('').length).toBeLessThan(600);
  });
});

describe('any request', () => {
  const segment = fc.oneof(
    fc.constantFrom('..', '.', '', 'fr', 'template', 'account', 'index.html', '404.html', '%2e%2e'),
    fc.constantFrom('%2f', '%5c', '\\', '%', '%00', '%0d%0a', 'evil.com', '.git', 'é', '%C3%A9'),
    fc.string(),
  );
  const target = fc.array(segment, {maxLength: 6}).map((parts) => `/${parts.join('/')}`);

  it('keeps a redirect valid when the query contains a space', () => {
    expect(get('/template.html?a= b\\c').headers.Location).toBe('/template?a=%20b%5Cc');
  });

  it('serves only known files, and never redirects off the site or in circles', () => {
    fc.assert(
      fc.property(target, (asked) => {
        const answer = get(asked);
        if (answer.file) {
          expect(files.has(answer.file)).toBe(true);
        }
        if (answer.headers.Location) {
          expect(answer.headers.Location).toMatch(/^\/(?![/\\])[^\s\\]*$/);
          expect(get(answer.headers.Location).status).toBe(200);
        }
      }),
      {numRuns: 2000},
    );
  });
});

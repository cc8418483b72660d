const starts = [
  ...['', '/fr', '/template', '/account', '/fr/account/change-password', '/index', '/404'],
  ...['/fr/404', '/nope', '/old', '/google0123456789abcdef', '/sitemap.xml', '/img'],
];

const endings = [
  ...['', '/', '/?', '?a=/x.html', '//', '.html', '.html/', '.html.html', '.htmlx', '.HTML'],
  ...['/index', '/index/', '/index.html', '/index.html/', '/index.html.html', '//index.html'],
  ...['/index/index.html', '/.html', '/404', '/404/', '/404.html'],
  ...['%2Ehtml', '.htm%6c', '.htm%6C?a=1', '/index%2ehtml', '/inde%78.html', '%2Fa', '/%2E'],
  ...['/%20', '/a%26b+c.html', '/%C3%A9.html'],
];

/**
 * URL variants of the fixture site's pages, and near misses, as sent over the wire: each with each
 * ending, unchanged, after a double slash, and with a needlessly encoded letter.
 */
export const waysToWrite: readonly string[] = [
  ...new Set(
    starts
      .flatMap((start) => [start, `/${start}`, start.replace('t', '%74')])
      .flatMap((start) => endings.map((ending) => start + ending))
      .filter((target) => target.startsWith('/')),
  ),
];

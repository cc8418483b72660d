import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {drawingFile} from '../../src/plugins/figures/drawingFile';
import type {MovedPages} from '../../src/plugins/hosting/addresses/movedPages';
import {sealBuild} from '../../src/plugins/hosting/sealBuild';

interface FixtureOptions {
  /** Marker in every page and script of this release. */
  readonly release: string;
  /** Text of the inline script, so that releases may differ in their policy. */
  readonly inline?: string;
  /** Release whose script name is reused by mistake; its own by default. */
  readonly chunkOf?: string;
  /** Additional text for one page. */
  readonly body?: string;
  /** A page that other releases do not have. */
  readonly ownPage?: string;
  /** Old addresses of pages. */
  readonly redirects?: MovedPages;
}

/** An inline script of the site; it, and so the policy, differs by release. */
export function inlineOf(release: string): string {
  return `f("docusaurus-theme","${release}")`;
}

/** Eight hexadecimal digits derived from a text, like a bundler's hash. */
export function digitsOf(word: string): string {
  return Buffer.from(word).toString('hex').padEnd(8, '0').slice(-8);
}

/** The drawing that pages of a release fetch after client-side navigation. */
export function drawingOf(release: string): {readonly file: string; readonly markup: string} {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg"><title>${release}</title>${'<g/>'.repeat(100)}</svg>`;
  return {file: drawingFile('closed-loop', 1, markup), markup};
}

/**
 * Writes a small sealed site with every kind of file of the real one: pages with and without
 * trailing slash in both languages, not-found pages, hashed scripts, drawings, images, a search
 * index.
 */
export async function writeFixtureSite(directory: string, options: FixtureOptions): Promise<void> {
  const {
    release,
    inline = 'f("docusaurus-theme")',
    chunkOf = release,
    body = '',
    ownPage,
    redirects = new Map(),
  } = options;
  const chunk = `assets/js/main.${digitsOf(chunkOf)}.js`;
  const write = (file: string, text: string) => {
    const path = join(directory, file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
  };
  const page = (address: string, more = '') =>
    `<!doctype html><html><head><title>${address}</title>` +
    `<link rel=canonical href="https://help.example.com${address}"><script>${inline}</script>` +
    `</head><body><h1>${address}</h1><p>release ${release}</p>${'<p>Some text.</p>'.repeat(50)}${more}` +
    `<a href="/template">a</a><a href="/account/">b</a><img src="/img/logo.svg" alt="">` +
    `<script src="/${chunk}" defer></script></body></html>`;
  for (const prefix of ['', '/fr']) {
    write(`.${prefix}/index.html`, page(`${prefix}/`));
    write(`.${prefix}/404.html`, page(`${prefix}/404.html`));
    write(`.${prefix}/template/index.html`, page(`${prefix}/template`));
    write(`.${prefix}/account/index.html`, page(`${prefix}/account/`));
    write(
      `.${prefix}/account/change-password/index.html`,
      page(`${prefix}/account/change-password`, body),
    );
    const address = `https://help.example.com${prefix}`;
    const locations = ['/', '/template', '/account/', '/account/change-password'].map(
      (path) => `<url><loc>${address}${path}</loc></url>`,
    );
    write(`.${prefix}/sitemap.xml`, `<urlset>${locations.join('')}</urlset>`);
    const index = `${prefix}/assets/search/current.${digitsOf(release)}.json`;
    write(`.${index}`, JSON.stringify({words: 'mur '.repeat(200)}));
    write(`.${prefix}/search-index.json`, JSON.stringify({release, index}));
  }
  if (ownPage) write(`${ownPage}/index.html`, page(`/${ownPage}`));
  write(chunk, `console.log("release ${release}");\n`.repeat(200));
  const drawing = drawingOf(release);
  write(drawing.file, drawing.markup);
  write('img/logo.svg', `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(100)}</svg>`);
  write('img/photo.png', 'not really a picture');
  write('google0123456789abcdef.html', 'google-site-verification: google0123456789abcdef.html');
  await sealBuild(directory, {redirects});
}

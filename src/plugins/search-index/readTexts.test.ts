import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {readTexts} from './readTexts';

const nbsp = '\u00a0';
const link = (anchor: string): string => `<a class="hash-link" href="${anchor}">\u200b</a>`;

/** Sections of an article, as [anchor, title, text]. */
function sectionsOf(article: string): string[][] {
  const sections = readTexts(load(`<p>Menu</p><article>${article}</article>`));
  return [...sections].map(([anchor, {title, text}]) => [anchor, title, text]);
}

/** The text below the title of a page. */
const textOf = (article: string): string | undefined => sectionsOf(`<h1>A</h1>${article}`)[0]?.[2];

it('returns each heading and the text below it, but not the page title', () => {
  const below = `<h2>Doors${link('#doors')}</h2><div><h3>Locks${link('#locks')}</h3><p>Turn.</p></div>`;
  expect(sectionsOf(`<header><h1>House</h1></header><p>Walls.</p>${below}`)).toEqual([
    ['', '', 'Walls.'],
    ['#doors', 'Doors', ''],
    ['#locks', 'Locks', 'Turn.'],
  ]);
});

it('adds the text below a heading without an anchor to the page', () => {
  const below = `<h2>Doors${link('#doors')}</h2><p>Two.</p><h2>Loose</h2><p>Three.</p>`;
  expect(sectionsOf(`<h1>House</h1><p>One.</p>${below}`)).toEqual([
    ['', '', 'One. Three.'],
    ['#doors', 'Doors', 'Two.'],
  ]);
});

it('ends each block like a sentence, unless it has punctuation', () => {
  const callout =
    '<div><div>Result</div><p>The room is <strong>closed</strong>: it has a floor.</p></div>';
  const list = '<ul><li>A wall</li><li>A door!</li><li>Two:<ol><li>One</li></ol></li></ul>';
  const quoted = `<p>«${nbsp}Done?${nbsp}»</p><p>Then (stop.)</p>`;
  expect(textOf(callout + list + quoted)).toBe(
    `Result. The room is closed: it has a floor. A wall. A door! Two: One. «${nbsp}Done?${nbsp}» Then (stop.)`,
  );
});

it('reads cells one by one, without the table header', () => {
  const head = '<thead><tr><th>What</th><th>Why</th></tr></thead>';
  const rows = '<tbody><tr><th>Black view</th><td>Old<br>driver</td></tr></tbody>';
  expect(textOf(`<table>${head}${rows}</table>`)).toBe('Black view. Old driver.');
});

it('adds no full stop to code, and leaves out the links below an article', () => {
  const code = '<div><pre><code>chrome://gpu\n</code></pre></div>';
  expect(textOf(`<p>Open</p>${code}<p>and read.</p><footer><p>Next page</p></footer>`)).toBe(
    'Open. chrome://gpu and read.',
  );
});

it('keeps no-break spaces in headings and texts', () => {
  const heading = `<h2>Un mur de 12${nbsp}cm${nbsp}?${link('#mur')}</h2>`;
  expect(sectionsOf(`<h1>A</h1>${heading}<p>12${nbsp}cm,\n 30${nbsp}cm</p>`)[1]).toEqual([
    '#mur',
    `Un mur de 12${nbsp}cm${nbsp}?`,
    `12${nbsp}cm, 30${nbsp}cm.`,
  ]);
});

it('marks passages in another language than the page', () => {
  const message = '<p>Lisez <span lang="en">Rats!</span></p><p lang="fr">Fermez la page</p>';
  const $ = load(`<html lang="fr"><body><article><h1>A</h1>${message}</article></body></html>`);
  expect(readTexts($).get('')?.text).toBe('Lisez \u2068Rats!\u2069 Fermez la page.');
});

it('lists bold texts once, because pages set interface labels in bold', () => {
  const article = `<h1>A</h1><p><strong>Mur</strong>, puis <strong>Vue en\u00a0plan</strong>.</p>
    <h2>Doors${link('#doors')}</h2><ol><li><strong>Porte</strong></li><li><strong>Porte</strong>.</li></ol>
    <h2>Loose</h2><p>Un <strong>Mur</strong>, un <strong>Toit</strong>.</p>
    <h2>None${link('#none')}</h2><p>Rien.</p>`;
  const sections = [...readTexts(load(`<article>${article}</article>`)).values()];
  expect(sections.map(({labels}) => labels)).toEqual([
    ['Mur', 'Vue en\u00a0plan', 'Toit'],
    ['Porte'],
    undefined,
  ]);
  expect(sections[0]?.text).toBe('Mur, puis Vue en\u00a0plan. Un Mur, un Toit.');
});

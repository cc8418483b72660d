import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {fakePicture} from './fakePicture';
import {pictureIn} from './pictureIn';

const kinds = Object.entries(fakePicture);

it.each(kinds)('recognizes %s by its content, with its size', (kind, make) => {
  const content = make(800, 600);
  expect(pictureIn(content)).toEqual({
    kind,
    size: {width: 800, height: 600},
    bytes: content.length,
  });
});

it.each(kinds)('returns no size for %s truncated at any point', (kind, make) => {
  const content = make(800, 600);
  // The final newline of a drawing may be missing.
  const whole = kind === 'SVG' ? content.length - 1 : content.length;
  for (let length = 0; length < whole; length++) {
    expect(pictureIn(content.subarray(0, length)).size).toBeNull();
  }
});

it.each(['VP8 ', 'VP8L'])('reads the size of a WebP picture in the format %s', (form) => {
  const content = fakePicture.WebP(1, 1);
  content.write(form, 12, 'latin1');
  if (form === 'VP8 ') {
    content.writeUInt16LE(800, 26);
    content.writeUInt16LE(600, 28);
  } else {
    content.writeUInt32LE(799 | (599 << 14), 21);
  }
  expect(pictureIn(content)).toMatchObject({kind: 'WebP', size: {width: 800, height: 600}});
});

const root = '<svg xmlns="http://www.w3.org/2000/svg"';

it.each([
  [`${root} width="32" height="16"/>`, {width: 32, height: 16}],
  [`${root} width="32px" height="16px"></svg>`, {width: 32, height: 16}],
  [`${root} width="100%" viewBox="0,0,4.5,3"></svg>`, {width: 4.5, height: 3}],
  [`${root}></svg>`, null],
  ['<svg viewBox="0 0 4 3"></svg>', null],
  [`${root} viewBox="0 0 4 3"><g></svg>`, null],
  [`${root} viewBox="0 0 0 3"></svg>`, null],
])('reads the size of the drawing %s', (source, size) => {
  expect(pictureIn(Buffer.from(source))).toMatchObject({kind: 'SVG', size});
});

it.each([
  [`${root}></svg>`, 'noSize'],
  [`${root} viewBox="0 0 4"></svg>`, 'noSize'],
  [`${root} viewBox="0 0 4 3" onload="x()"></svg>`, 'script'],
  [`${root} viewBox="0 0 4 3"><script>x()</script></svg>`, 'script'],
  [`${root} viewBox="0 0 4 3"><a href="javascript:x()"><path/></a></svg>`, 'script'],
  [`${root} viewBox="0 0 4 3"><image href="https://a.example/p.png"/></svg>`, 'otherHost'],
  [`${root} viewBox="0 0 4 3"><image xlink:href="//a.example/p.png"/></svg>`, 'otherHost'],
  [
    `${root} viewBox="0 0 4 3"><style>@import "https://a.example/f.css";</style></svg>`,
    'otherHost',
  ],
  [`${root} viewBox="0 0 4 3"><path style="fill: url(https://a.example/p)"/></svg>`, 'otherHost'],
])('says why %s is not displayed as it was drawn', (source, flaw) => {
  expect(pictureIn(Buffer.from(source))).toMatchObject({kind: 'SVG', flaw});
});

it.each([
  `${root} viewBox="0 0 4 3"><a href="https://a.example"><path/></a><title>By https://a.example</title></svg>`,
  `${root} viewBox="0 0 4 3"><image href="data:image/png;base64,AA"/><use href="#a"/></svg>`,
  `${root} viewBox="0 0 4 3" xmlns:xlink="http://www.w3.org/1999/xlink"><path fill="url(#a)"/></svg>`,
  `${root} viewBox="0 0 4 3"><g>`,
  '<svg></svg>',
])('finds no flaw in %s', (source) => {
  expect(pictureIn(Buffer.from(source))).not.toHaveProperty('flaw');
});

function box(name: string, ...content: readonly (string | Buffer)[]): Buffer {
  const data = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length + 8);
  return Buffer.concat([length, Buffer.from(name), data]);
}

/** A phone photo or an AVIF picture: both are nested boxes (ISO/IEC 14496-12). */
function fakeBoxes(brand: string): Buffer {
  const size = box('ispe', '\0\0\0\0', '\0\0\x03\x20', '\0\0\x02\x58');
  const properties = box('iprp', box('ipco', size));
  return Buffer.concat([box('ftyp', brand, '\0\0\0\0'), box('meta', '\0\0\0\0', properties)]);
}

it.each([
  ['avif', 'AVIF'],
  ['heic', 'HEIC'],
])('recognizes the format %s by its boxes', (brand, kind) => {
  expect(pictureIn(fakeBoxes(brand))).toMatchObject({kind, size: null});
});

it.each([
  ['GIF89a\x20\0\x10\0', 'GIF'],
  ['%PDF-1.7', null],
  ['A text.', null],
  ['<p>A page with an <svg></p>', null],
  ['', null],
])('gives the format of %o', (source, kind) => {
  expect(pictureIn(Buffer.from(source, 'latin1'))).toMatchObject({kind, size: null});
});

it('reads pictures made by other programs', () => {
  const brand = (name: string) => pictureIn(readFileSync(`static/img/brand/${name}`));
  expect(brand('card.png')).toMatchObject({kind: 'PNG', size: {width: 1200, height: 630}});
  expect(brand('logo.svg')).toMatchObject({kind: 'SVG', size: {width: 32, height: 32}});
});

import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {itFinds} from '../faultCases';
import type {Picture} from '../pictures/Picture';
import {images} from './images';

const good: Picture = {kind: 'PNG', size: {width: 800, height: 600}, bytes: 40_000};

function faultsOf(body: string, picture: Partial<Picture> = {}, assets: readonly string[] = []) {
  const all = ['static/img/my plan.png', 'docs/plan.png', ...assets];
  const site = fakeSite({'docs/walls.mdx': fakePage(body)}, all);
  return images
    .check({...site, pictureOf: () => ({...good, ...picture})})
    .map(({line, what, remedy}) => ({line, what, remedy}));
}

itFinds(images, [
  {
    name: 'an image that does not exist',
    body: '![A plan](/img/walls/plam.png)',
    at: '8:1',
    says: 'static/img/walls/plam.png',
    remedy: 'Did you mean /img/walls/plan.png?',
  },
  {
    name: 'an image without alternative text',
    body: '![](/img/walls/plan.png)',
    at: '8:1',
    says: 'no text',
    remedy: 'brackets',
  },
  ...['image', 'Screenshot 12', 'IMG_1234.png', 'Capture d’écran'].map((alt) => ({
    name: `an image with meaningless alternative text: ${alt}`,
    body: `![${alt}](/img/walls/plan.png)`,
    at: '8:1',
    says: `“${alt}” only says that this is an image`,
    remedy: 'what it shows',
  })),
  {
    name: 'a missing social image',
    fields: {image: '"/img/walls/plam.png"'},
    at: '7:1',
    says: 'There is no image static/img/walls/plam.png',
    remedy: 'Did you mean /img/walls/plan.png?',
  },
  {
    name: 'a social image from another site',
    fields: {image: '"https://example.com/house.png"'},
    at: '7:1',
    says: 'another site',
    remedy: 'write image: "/img/walls/house.png"',
  },
]);

it.each([
  ['static/img/my%20plan.png', 'Did you mean /img/my%20plan.png?'],
  ['./plam.png', 'Did you mean ./plan.png?'],
  ['./walls.png', 'Put the file into static/img/walls/ and write ![…](/img/walls/walls.png).'],
  ['/img/walls/house.png', 'Add the file.'],
  ['..\\img\\plan.png', 'Did you mean ./plan.png?'],
])('for a missing image %s, says what to write: %s', (url, remedy) => {
  expect(faultsOf(`![Plan](${url})`)).toMatchObject([{remedy}]);
});

it.each([
  ['C:\\Users\\Anne\\Pictures\\house.png', 'on your computer only', '(/img/walls/house.png)'],
  ['C:/Users/house.png', 'on your computer only', '(/img/walls/house.png)'],
  ['file:///Users/anne/house.png', 'on your computer only', '(/img/walls/house.png)'],
  ['data:image/png;base64,AAAA', 'as code', '(/img/walls/plan.png)'],
  ['https://example.com/house.png?raw=1', 'another site', '(/img/walls/house.png)'],
])('says where to put an image that readers would not see: %s', (url, what, remedy) => {
  expect(faultsOf(`![House](${url})`)).toEqual([
    {
      line: 8,
      what: expect.stringContaining(what),
      remedy: expect.stringContaining(
        `Put the file into static/img/walls/ and write ![…]${remedy}`,
      ),
    },
  ]);
});

it.each(['./plan-100%.png', '/img/plan-100%.png'])('reports a lone percent sign: %s', (url) => {
  expect(faultsOf(`![Plan](${url})`)).toMatchObject([
    {what: `The address ${url} has a % that does not begin a code.`},
  ]);
});

it.each(['./plan.png', '/img/my%20plan.png'])('locates the file of %s', (url) => {
  expect(faultsOf(`![Plan](${url})`)).toEqual([]);
});

it.each([
  ['plan.svg', 'SVG', {width: 5000, height: 4000}],
  ['plan.jpg', 'JPEG', {width: 1600, height: 1600}],
  ['plan.jpeg', 'JPEG', {width: 800, height: 600}],
  ['plan.webp', 'WebP', {width: 800, height: 600}],
  ['PLAN.PNG', 'PNG', {width: 800, height: 600}],
])('accepts %s', (name, kind, size) => {
  expect(faultsOf(`![Plan](./${name})`, {kind, size}, [`docs/${name}`])).toEqual([]);
});

it.each<[string, Partial<Picture>, string, string]>([
  [
    'plan.txt',
    {kind: null},
    'docs/plan.txt is not in a format that pages can show',
    'SVG, PNG, JPEG, WebP',
  ],
  [
    'plan.gif',
    {kind: 'GIF'},
    'docs/plan.gif is not in a format that pages can show',
    'one of these formats',
  ],
  ['plan.png', {kind: null}, 'docs/plan.png is not a picture', 'renaming the file is not enough'],
  [
    'plan.png',
    {kind: 'JPEG'},
    'has the extension of PNG, but its content is JPEG',
    'rename it to plan.jpg',
  ],
  [
    'plan.png',
    {kind: 'HEIC'},
    'has the extension of PNG, but its content is HEIC',
    'Export a picture as PNG',
  ],
  ['plan.png', {size: null}, 'docs/plan.png is cut short or damaged', 'export it again'],
  ['plan.svg', {kind: 'SVG', size: null, flaw: 'noSize'}, 'has no size', 'Add viewBox'],
  ['plan.svg', {kind: 'SVG', flaw: 'script'}, 'contains a script', 'Export it as plain SVG'],
  ['plan.svg', {kind: 'SVG', flaw: 'otherHost'}, 'from another host', 'Export it as plain SVG'],
  ['plan.svg', {kind: 'SVG', size: null}, 'cut short or damaged', 'ends with </svg>'],
  ['plan.png', {bytes: 8_700_000}, 'has 8,700 kB; the limit for a picture is 200 kB', 'as WebP'],
  ['plan.svg', {kind: 'SVG', bytes: 200_001}, 'docs/plan.svg has 201 kB', 'Simplify its outlines'],
  ['plan.png', {size: {width: 900, height: 1601}}, 'has 900 × 1,601 pixels', 'make it smaller'],
])('reports %s as %o', (name, picture, what, remedy) => {
  expect(faultsOf(`![Plan](./${name})`, picture, [`docs/${name}`])).toEqual([
    {
      line: 8,
      what: expect.stringContaining(what),
      remedy: expect.stringContaining(remedy),
    },
  ]);
});

it('reports excessive weight and size at once', () => {
  const huge = {bytes: 8_700_000, size: {width: 4000, height: 3000}};
  expect(faultsOf('![Plan](./plan.png)', huge)).toHaveLength(2);
});

it('reports an image whose address is defined elsewhere', () => {
  expect(faultsOf('![Plan][plan]\n\n[plan]: ./plan.png')).toMatchObject([
    {line: 8, remedy: expect.stringContaining('in its place')},
  ]);
});

it('reports a caption that most readers would never see', () => {
  expect(faultsOf('![Plan](./plan.png "The ground floor")')).toMatchObject([
    {
      line: 8,
      what: '“The ground floor” appears only under the mouse pointer: it is not a caption.',
    },
  ]);
});

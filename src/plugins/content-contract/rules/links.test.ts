import {expect, it} from 'vitest';
import {mainSiteLinks, siteUrl} from '../../../site';
import {fakePage, fakeSite} from '../fakeSite';
import {english, faultsOf, french, goodBody, itFinds} from '../faultCases';
import {links} from './links';

itFinds(links, [
  {
    name: 'a link to a page that does not exist',
    body: '[Walls](./wals.mdx)',
    at: '8:1',
    says: 'docs/wals.mdx',
    remedy: './walls.mdx?',
  },
  {
    name: 'a link to a removed page, with no similar name',
    body: '[Print](./printing.mdx)',
    at: '8:1',
    says: 'docs/printing.mdx',
    remedy: 'remove the link',
  },
  {
    name: 'a link without an address',
    body: '[Outside](#)',
    at: '8:1',
    says: 'has no address',
    remedy: 'path of a page',
  },
  {
    name: 'a link to an anchor that does not exist',
    body: '[Outside](#outer-wall)\n\n## Outer walls {/* #outer-walls */}\n\nText.',
    at: '8:1',
    says: '#outer-wall',
    remedy: '#outer-walls?',
  },
  {
    name: 'a link that uses an address',
    body: '[Walls](/walls)',
    at: '8:1',
    says: 'does not name the file',
    remedy: 'Write ./walls.mdx.',
  },
  {
    name: 'a link that uses the address of another language',
    body: '[Walls](/fr/walls/#outer)',
    at: '8:1',
    says: 'does not name the file',
    remedy: 'Write ./walls.mdx#outer.',
  },
  {
    name: 'a link without a file extension',
    body: '[Walls](./walls)',
    at: '8:1',
    says: 'does not name the file',
    remedy: 'Write ./walls.mdx.',
  },
  {
    name: 'a link that uses an unknown address',
    body: '[Walls](/doors)',
    at: '8:1',
    says: 'does not name the file',
    remedy: '../features/shortcuts.mdx',
  },
  {
    name: 'a link that uses the full address of a page',
    body: `[Walls](${siteUrl}/walls)`,
    at: '8:1',
    says: 'gives its full address',
    remedy: 'Write ./walls.mdx.',
  },
  {
    name: 'a link with a Windows path',
    body: '[Walls](..\\features\\walls.mdx#close)',
    at: '8:1',
    says: 'has backslashes',
    remedy: 'Write ../features/walls.mdx#close.',
  },
  {
    name: 'a link to a page of the main site that uses its full address',
    body: `[Contact us](${mainSiteLinks.contact}/)`,
    at: '8:1',
    says: 'full address of the main site',
    remedy: '<MainSiteLink page="contact">',
  },
  {
    name: 'a link to this site that uses its full address',
    body: `[Walls](${siteUrl}/walls#close)`,
    at: '8:1',
    says: `full address, ${siteUrl}/walls#close.`,
    remedy: '.mdx',
  },
  {
    name: 'an address of another site without https://',
    body: '[The maker](www.example.com/plans)',
    at: '8:1',
    says: 'www.example.com/plans does not name the file',
    remedy: 'Write https://www.example.com/plans.',
  },
  {
    name: 'an e-mail address without mailto:',
    body: '[Write to us](help@example.com)',
    at: '8:1',
    says: 'help@example.com does not name the file',
    remedy: 'Write mailto:help@example.com.',
  },
  {
    name: 'a localhost address',
    body: '[Walls](http://localhost:3000/fr/walls)',
    at: '8:1',
    says: 'leads to your computer',
    remedy: 'path of the page',
  },
  {
    name: 'a link to a local file',
    body: '[Walls](C:\\Users\\anne\\walls.pdf)',
    at: '8:1',
    says: 'leads to your computer',
    remedy: 'path of the page',
  },
  {
    name: 'a picture without its exclamation mark',
    body: '[A plan](/img/walls/plan.png)',
    at: '8:1',
    says: 'does not name the file of a page',
    remedy: 'write ! in front: ![what it shows](/img/walls/plan.png)',
  },
  {
    name: 'a file name followed by a slash',
    body: '[The rooms](./rooms.mdx/#sizes)',
    at: '8:1',
    says: 'ends with a slash, but leads to a file',
    remedy: 'Write ./rooms.mdx#sizes.',
  },
  {
    name: 'an http address',
    body: '[The walls](http://example.com)',
    at: '8:1',
    says: 'not secure',
    remedy: 'https://',
  },
  {
    name: 'an address that a page cannot open',
    body: '[Settings](chrome://settings)',
    at: '8:1',
    says: 'cannot open',
    remedy: '<Address>',
  },
]);

it('reports a link from a published page to a draft', () => {
  const files = {
    'docs/draft.mdx': fakePage(goodBody, {draft: 'true'}),
    [english]: fakePage('[Draft](./draft.mdx)'),
  };
  expect(links.check(fakeSite(files)).map(({file, rule, what}) => ({file, rule, what}))).toEqual([
    {file: english, rule: 'links', what: expect.stringContaining('draft')},
  ]);
});

it('reports a link to another language or to the archive', () => {
  const archived = 'versioned_docs/version-2024/old.mdx';
  const page = fakePage(goodBody);
  const files = {
    [english]: fakePage(`[A](../${french})\n\n[B](../${archived})`),
    [french]: page,
    [archived]: page,
  };
  const found = links.check(fakeSite(files));
  expect(found).toMatchObject([
    {file: english, line: 8, what: expect.stringContaining(french), remedy: 'Write ./walls.mdx.'},
    {
      file: english,
      line: 10,
      what: expect.stringContaining('another language or version'),
      remedy: expect.stringContaining('in the same language and version'),
    },
  ]);
});

it.each([
  ['nowhere-near', 'symptoms have these ids: #outer-walls, #open.'],
  ['outer-wall', 'mean #outer-walls?'],
  ['outer-walls-step-2', 'mean #outer-walls-step-1?'],
])('for the unknown target #%s, suggests a heading or a symptom first', (place, says) => {
  const steps = '<Steps>\n\n1. Click.\n\n</Steps>';
  const symptoms =
    '<Symptoms>\n\n<Symptom id="open" title="A" cause="B">\n\nC\n\n</Symptom>\n\n</Symptoms>';
  const source = `[B](#${place})\n\n## A {/* #outer-walls */}\n\n${steps}\n\n${symptoms}`;
  expect(faultsOf(links, source).map(({remedy}) => remedy)).toEqual([
    expect.stringContaining(says),
  ]);
});

it('knows the anchors that elements create by themselves', () => {
  const body = '[Undo](#shortcut-undo)\n\n<ShortcutTable />';
  expect(faultsOf(links, body)).toEqual([]);
});

it('leaves a picture pasted as a data URL to the rule for images, and prints none of it', () => {
  expect(faultsOf(links, '![][image1]\n\n[image1]: <data:image/png;base64,AAAA>')).toEqual([]);
});

it('leaves an address used as its own text to the rule for link texts', () => {
  expect(faultsOf(links, 'See www.example.com and http://example.com.')).toEqual([]);
});

it('reports an anchor on a page that has none', () => {
  const site = fakeSite({[english]: fakePage('[A](./b.mdx#c)'), 'docs/b.mdx': fakePage('B.')});
  expect(links.check(site)).toMatchObject([{remedy: 'Link to the page, without #.'}]);
});

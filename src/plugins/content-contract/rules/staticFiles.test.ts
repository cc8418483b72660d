import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {staticFiles} from './staticFiles';

const check = (...files: readonly string[]) =>
  staticFiles.check(fakeSite({'docs/walls.mdx': fakePage('Text.')}, files));

it.each([
  ['static/img/plan.psd', 'Browsers cannot show', 'Export the picture as PNG'],
  ['static/img/walls/IMG_0412.HEIC', 'Browsers cannot show', 'pack it as .zip'],
  ['static/img/scan.tif', 'Browsers cannot show', 'Export the picture as PNG'],
  ['static/img/Thumbs.db', 'This file was left by', 'Remove it.'],
  ['static/desktop.ini', 'This file was left by', 'Remove it.'],
  ['static/~$guide.docx', 'This file was left by', 'Remove it.'],
  ['static/img/plan.svg~', 'This file was left by', 'Remove it.'],
  ['static/robots.txt.bak', 'This file was left by', 'Remove it.'],
])('reports %s, which nothing requests', (file, what, remedy) => {
  expect(check(file)).toEqual([
    {
      file,
      line: 1,
      column: 1,
      rule: 'staticFiles',
      what: expect.stringContaining(what),
      remedy: expect.stringContaining(remedy),
    },
  ]);
});

it('reports nothing for files requested by hosts, other services and readers, nor for other folders', () => {
  const files = [
    'static/img/plan.svg',
    'static/apple-touch-icon.png',
    'static/favicon.ico',
    'static/robots.txt',
    'static/google1234567890abcdef.html',
    'static/BingSiteAuth.xml',
    'static/CNAME',
    'static/apple-app-site-association',
    'static/.well-known/security.txt',
    'static/.nojekyll',
    'static/.DS_Store',
    'static/sw.js',
    'static/site.webmanifest',
    'static/files/guide.pdf',
    'static/files/plan.dxf',
    'static/files/house.zip',
    'docs/faq/plan.psd',
  ];
  expect(check(...files)).toEqual([]);
});

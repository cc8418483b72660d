import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {hiddenFiles} from './hiddenFiles';

const check = (...files: readonly string[]) =>
  hiddenFiles.check(fakeSite({'docs/walls.mdx': fakePage('Text.')}, files));

it.each([
  'static/files/plans.tar.gz',
  'static/plan.svg.br',
  'static/_redirects',
  'static/SHA256SUMS',
])('reports %s, which the build would take for its own file', (file) => {
  expect(check(file)).toEqual([
    {
      file,
      line: 1,
      column: 1,
      rule: 'hiddenFiles',
      what: expect.stringContaining('Readers could not open this file'),
      remedy: 'Rename it, or pack it as .zip.',
    },
  ]);
});

it('reports nothing for other files, other folders and leftovers of operating systems', () => {
  const files = [
    'static/files/plans.zip',
    'docs/faq/plan.svg.gz',
    'static/.DS_Store',
    'static/img/.x.gz',
  ];
  expect(check(...files)).toEqual([]);
});

import {expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakePage, fakeSite} from '../fakeSite';
import {faultsOfFiles} from './faultsOfFiles';

const english = 'docs/walls.mdx';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current/walls.mdx';
const heading = '\n\n## Walls {/* #walls */}\n\nText.';

function faultsIn(files: Readonly<Record<string, string>>, ...chosen: readonly string[]) {
  const site = fakeSite(files);
  return faultsOfFiles(site, checkSite(site), chosen).map(({file, rule}) => [file, rule]);
}

it('checking a page reports what its translation lacks, but not the other faults of the translation', () => {
  const files = {[english]: fakePage(`Text.${heading}`), [french]: fakePage("L'étage.")};
  expect(faultsIn(files, english)).toEqual([[french, 'sameAnchors']]);
  expect(faultsIn(files, french)).toEqual([
    [french, 'sameAnchors'],
    [french, 'typography'],
  ]);
});

it('checking a page reports that its translation is not a draft', () => {
  const files = {[english]: fakePage('Text.', {draft: 'true'}), [french]: fakePage('Text.')};
  expect(faultsIn(files, english)).toEqual([[french, 'translations']]);
});

it('reports nothing about the translations of other pages', () => {
  const other = fakePage('Text.', {title: '"Other"'});
  const files = {
    [english]: fakePage(`Text.${heading}`),
    [french]: fakePage('Text.'),
    'docs/other.mdx': other,
    [french.replace('walls', 'other')]: other,
  };
  expect(faultsIn(files, 'docs/other.mdx')).toEqual([]);
});

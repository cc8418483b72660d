import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {pageList} from './pageList';

it('has the pages that readers may find, in the order of the sidebar, and none of an archive', () => {
  const doc = (id: string, more = {}) => ({id, title: id, permalink: `/fr/${id}`, ...more});
  const group = {type: 'category', label: 'House', items: [{type: 'doc', id: 'roof'}]};
  const loadedVersions = [
    {isLast: false, docs: [doc('old')], sidebars: {}},
    {
      isLast: true,
      docs: [
        doc('roof'),
        doc('draft', {draft: true}),
        doc('hidden', {unlisted: true}),
        doc('start'),
      ],
      sidebars: {full: [{type: 'doc', id: 'start'}, group]},
    },
  ];
  expect(pageList({loadedVersions} as unknown as LoadedContent)).toEqual([
    {title: 'start', url: '/fr/start'},
    {title: 'roof', url: '/fr/roof'},
  ]);
});

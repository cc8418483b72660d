import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {pageList} from './pageList';

it('lists the searchable pages in sidebar order, without the archive', () => {
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

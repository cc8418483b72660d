import {expect, it} from 'vitest';
import {sidebarSections} from './sidebarSections';

function category(label: string, id?: string) {
  return {
    type: 'category' as const,
    label,
    items: [{type: 'doc' as const, id: 'deep'}],
    collapsed: false,
    collapsible: true,
    ...(id && {link: {type: 'doc' as const, id}}),
  };
}

it('lists the categories with a page, named and ordered as in the sidebar', () => {
  const sidebars = {
    main: [
      category('Fonctionnalités', 'features/index'),
      {type: 'doc' as const, id: 'glossary'},
      category('Votre compte', 'account/index'),
      category('Rédaction'),
    ],
  };
  const docs = [
    {id: 'account/index', permalink: '/fr/account/'},
    {id: 'features/index', permalink: '/fr/features/'},
    {id: 'glossary', permalink: '/fr/glossary'},
  ];
  expect(sidebarSections({docs, sidebars})).toEqual([
    {path: '/fr/features/', title: 'Fonctionnalités'},
    {path: '/fr/account/', title: 'Votre compte'},
  ]);
  expect(sidebarSections({docs, sidebars: {}})).toEqual([]);
});

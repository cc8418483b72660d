import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Ordered by hand, as a learning path. The navbar's main link leads to the first link here. */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    {
      type: 'category',
      label: 'Start your project',
      key: 'getting-started',
      link: {type: 'doc', id: 'getting-started/index'},
      collapsed: false,
      items: [
        'getting-started/draw-walls-and-rooms',
        'getting-started/floors-and-stairwells',
        'getting-started/gardens-and-terraces',
        'getting-started/customize-wall-style',
      ],
    },
    {
      type: 'category',
      label: 'Features',
      key: 'features',
      link: {type: 'doc', id: 'features/index'},
      collapsed: false,
      items: ['features/background-plans', 'features/multi-select-tool', 'features/shortcuts'],
    },
    {
      type: 'category',
      label: 'Your account',
      key: 'account',
      link: {type: 'doc', id: 'account/index'},
      collapsed: false,
      items: ['account/change-password', 'account/delete-or-close-account'],
    },
    {
      type: 'category',
      label: 'Frequently asked questions',
      key: 'faq',
      link: {type: 'doc', id: 'faq/index'},
      collapsed: false,
      items: ['faq/webgl-issues'],
    },
    'glossary',
    {
      type: 'category',
      label: 'For writers',
      key: 'writers',
      collapsed: true,
      items: ['template', 'syntax'],
    },
  ],
};

export default sidebars;

import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../../src/plugins/content-contract/fakeSite';
import {tellWhoLinks} from './tellWhoLinks';

it('names the pages that link to a removed one, in each language', () => {
  const {pages} = fakeSite({
    'docs/index.mdx': fakePage('See [walls](./features/walls.mdx#outer-walls).'),
    'docs/features/index.mdx': fakePage('See [walls](../faq/walls.mdx).'),
    'i18n/fr/docusaurus-plugin-content-docs/current/faq/index.mdx': fakePage(
      'Voir [murs](../features/walls.mdx).',
    ),
  });
  expect(tellWhoLinks(pages, 'features/walls.mdx')).toBe(
    'Links to it are now broken, in docs/index.mdx, i18n/fr/docusaurus-plugin-content-docs/current/faq/index.mdx. To list them: npm run check',
  );
  expect(tellWhoLinks(pages, 'features/doors.mdx')).toBeUndefined();
});

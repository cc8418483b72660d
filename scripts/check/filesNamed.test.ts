import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readContentSite} from '../../src/plugins/content-contract/reading/readContentSite';
import {filesNamed} from './filesNamed';

const root = join(import.meta.dirname, '../..');
const site = readContentSite(root);
it.each(['features/shortcut', 'docs/features/shortcut.mdx'])('suggests a page for %s', (name) =>
  expect(() => filesNamed(root, [name], site)).toThrow(
    `There is no page in ${name}. Did you mean features/shortcuts?`,
  ),
);

it('reports a missing file next to an existing one', () =>
  expect(() => filesNamed(root, ['docs/faq/index.mdx', 'docs/nowhere.mdx'], site)).toThrow(
    'There is no page in docs/nowhere.mdx.',
  ));

it('takes an address to mean the page in every language, as translations does', () => {
  expect(filesNamed(root, ['features/shortcuts'], site)).toEqual(
    expect.arrayContaining([
      'docs/features/shortcuts.mdx',
      'i18n/fr/docusaurus-plugin-content-docs/current/features/shortcuts.mdx',
    ]),
  );
});

import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readContentSite} from '../../src/plugins/content-contract/reading/readContentSite';
import {filesNamed} from './filesNamed';

const root = join(import.meta.dirname, '../..');
const site = readContentSite(root);
it.each(['features/shortcut', 'docs/features/shortcut.mdx'])(
  'guesses which page to check was meant by %s',
  (name) =>
    expect(() => filesNamed(root, [name], site)).toThrow(
      `There is no page in ${name}. Did you mean features/shortcuts?`,
    ),
);

it('says which file is not there, beside one that is', () =>
  expect(() => filesNamed(root, ['docs/faq/index.mdx', 'docs/nowhere.mdx'], site)).toThrow(
    'There is no page in docs/nowhere.mdx.',
  ));

it('takes a page that is named by its address in each language, as translations does', () => {
  expect(filesNamed(root, ['features/shortcuts'], site)).toEqual(
    expect.arrayContaining([
      'docs/features/shortcuts.mdx',
      'i18n/fr/docusaurus-plugin-content-docs/current/features/shortcuts.mdx',
    ]),
  );
});

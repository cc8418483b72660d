import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {expect, it} from 'vitest';
import {withoutBlog} from './withoutBlog';

const themeCommon = dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-common'));
const source = readFileSync(join(themeCommon, 'utils/ThemeClassNames.js'), 'utf8');

it('takes the classes of a blog out, and leaves all others', async () => {
  const names = (module: string): string[] => module.match(/\w+(?=:)/g) ?? [];
  const lean = withoutBlog(source);
  expect(lean).not.toMatch(/blog[A-Z]/);
  expect(names(lean)).toEqual(names(source).filter((name) => !/^blog[A-Z]/.test(name)));
  expect(lean).toContain("docsDocPage: 'docs-doc-page'");
});

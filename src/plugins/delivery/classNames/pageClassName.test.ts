import {expect, it} from 'vitest';
import {pageClassName} from './pageClassName';

it('ends with the folder of the file, or with its own name if it has one', () => {
  expect(pageClassName('/site/src/components/Steps/styles.module.css', 'foot')).toBe('foot_Steps');
  expect(pageClassName('/site/src/theme/SearchBar/results.module.css', 'excerpt')).toBe(
    'excerpt_results',
  );
});

it('leaves files outside a theme without a name of their own to upstream', () => {
  const folder = '/site/node_modules/@docusaurus';
  expect(pageClassName(`${folder}/theme-common/lib/utils/anchors.module.css`, 'a')).toBe(
    'a_anchors',
  );
  const details = 'Details/styles.module.css';
  expect(pageClassName(`${folder}/theme-classic/lib/theme/${details}`, 'a')).toBe('a_Details');
  expect(pageClassName(`${folder}/theme-common/lib/components/${details}`, 'a')).toBeUndefined();
});

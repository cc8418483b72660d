import {describe, expect, it} from 'vitest';
import {nameClasses, pageClassName} from './nameClasses';

describe('pageClassName', () => {
  it('ends with the folder of the file, or with its own name where it has one', () => {
    expect(pageClassName('/site/src/components/Steps/styles.module.css', 'foot')).toBe(
      'foot_Steps',
    );
    expect(pageClassName('/site/src/theme/SearchBar/results.module.css', 'excerpt')).toBe(
      'excerpt_results',
    );
  });

  it('gives one file the same name each time, and refuses to give it to a second one', () => {
    const file = '/site/src/theme/Navbar/Logo/styles.module.css';
    expect(pageClassName(file, 'image')).toBe(pageClassName(file, 'image'));
    expect(() => pageClassName('/site/src/theme/Footer/Logo/styles.module.css', 'image')).toThrow(
      /image_Logo.*Navbar.*Footer/,
    );
  });
});

it('leaves to upstream what is no part of a theme', () => {
  const folder = '/site/node_modules/@docusaurus';
  const details = 'Details/styles.module.css';
  expect(pageClassName(`${folder}/theme-classic/lib/theme/${details}`, 'a')).toBe('a_Details');
  expect(pageClassName(`${folder}/theme-common/lib/components/${details}`, 'a')).toBeUndefined();
});

describe('nameClasses', () => {
  it('says when Docusaurus has no rule for CSS modules any more', () => {
    expect(() => nameClasses({module: {rules: []}})).toThrow('Docusaurus changed');
  });
});

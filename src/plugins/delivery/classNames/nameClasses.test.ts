import {describe, expect, it} from 'vitest';
import {nameClasses, ownClassName} from './nameClasses';

describe('ownClassName', () => {
  it('gives a file the same name each time, and refuses to give that name to a second one', () => {
    const file = '/site/src/theme/Navbar/Logo/styles.module.css';
    expect(ownClassName(file, 'image')).toBe('image_Logo');
    expect(ownClassName(file, 'image')).toBe('image_Logo');
    expect(() => ownClassName('/site/src/theme/Footer/Logo/styles.module.css', 'image')).toThrow(
      /image_Logo.*Navbar.*Footer/,
    );
  });
});

describe('nameClasses', () => {
  it('throws if Docusaurus has no rule for CSS modules any more', () => {
    expect(() => nameClasses({module: {rules: []}})).toThrow('Docusaurus changed');
  });
});

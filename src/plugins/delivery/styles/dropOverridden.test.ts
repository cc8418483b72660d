import {describe, expect, it} from 'vitest';
import {pageStyles} from './pageStyles';

const page =
  '<html data-theme=light><body class="page wide"><a href=#x aria-current=page>x</a></body></html>';
const styleOf = (css: string, html = page) => pageStyles(css, [html])[0];

describe('the style of a page, where rules override others', () => {
  it('drops declarations overridden by an unlayered rule with the same selector, under any name', () => {
    const css =
      '@layer a{a{top:0;background-color:red;width:1px;color:red}a,.page{left:0}@media print{a{top:1px}}}a{top:2px;background:0 0;inline-size:2px}';
    expect(styleOf(css)).toBe(
      '@layer a{a{color:red}a,.page{left:0}}a{top:2px;background:0 0;width:2px}',
    );
  });

  it('drops declarations that unlayered rules override on every element of the page, as shorthand or longhand', () => {
    const css =
      '@layer a{a{top:0;margin-left:1px}.page a::before{left:0}@media print{b,a{top:1px}}}.page a{top:2px;margin:0}a::before{left:1px}';
    expect(styleOf(css)).toBe('.page a{top:2px;margin:0}a::before{left:1px}');
    expect(styleOf('@layer a{.page a:after{left:0}}a::after{left:1px}')).toBe('a::after{left:1px}');
    expect(styleOf('@layer a{.page a::after{left:0}}a:after{left:1px}')).toBe('a:after{left:1px}');
    const between = '@layer a{a{top:0}}.page>a{top:1px}.wide~a{top:2px}';
    expect(styleOf(between, '<p class=page><a>x</a></p><p class=wide></p><a>y</a>')).toBe(
      '.page>a{top:1px}.wide~a{top:2px}',
    );
  });

  it('drops declarations overridden under the same condition', () => {
    const css =
      '@layer a{@media print{a{top:0;border-top:0;left:0}}}@media print{a{top:1px;border:1px}}';
    expect(styleOf(css)).toBe(
      '@layer a{@media print{a{left:0}}}@media print{a{top:1px;border:1px}}',
    );
    const other = '@layer a{@media print{a{top:0}}}@media screen{a{top:1px}}';
    expect(styleOf(other)).toBe(other);
  });

  it('drops all declarations of a pseudo-element without content', () => {
    const css = '@layer a{.page a:after{content:"x";top:0}a{left:0}}.page a:after{content:none}';
    expect(styleOf(css)).toBe('@layer a{a{left:0}}.page a:after{content:none}');
  });

  it('considers each page separately', () => {
    const css = '@layer a{a{top:0}}.page a{top:2px}';
    const pages = ['<p class=page><a>x</a></p>', '<p class=page><a>x</a></p><a>y</a>'];
    expect(pageStyles(css, pages)).toEqual(['.page a{top:2px}', css]);
  });

  it('keeps declarations overridden under another condition, on other elements, in part or in a state', () => {
    for (const css of [
      '@layer a{a{top:0}}@media print{a{top:2px}}',
      '@layer a{a,.page{top:0}}a{top:2px}',
      '@layer a{a{background:red}}a{background-color:red}',
      '@layer a{a{top:0!important}}a{top:2px}',
      '@layer a{a{top:0}}a{top:revert-layer}',
      '@layer a{a{top:0}}@layer b{a{top:2px}}',
      '@layer a{a{top:0}}a[aria-current=page]{top:2px}',
      '@layer a{a{top:0}}a:focus{top:2px}',
      '@layer a{a{top:0}}a:not(:focus){top:2px}',
      '@layer a{a{top:0}}a:not(.page:focus,.wide){top:2px}',
      '@layer a{a{top:0}}[data-theme=dark] a{top:2px}',
      '@layer a{a{top:0}}a::before{top:2px}',
      '@layer a{a:before{top:0}}a{top:2px}',
      '@layer a{a:first-letter{top:0}a:first-line{top:1px}}a{top:2px}',
      '@layer a{a{top:0}}a:before{top:2px}',
      '@layer a{a::after{top:0}}a::before{top:2px}',
      '@layer a{a::after{top:0}}a::before{content:none}',
      '@layer a{a::after{top:0}}a:focus::after{content:none}',
      '@layer a{a::after{top:0}}@media print{a::after{content:none}}',
      '@layer a{@keyframes b{to{top:0}}a{animation:b 1s}}a{top:2px}',
      // The braces cannot be parsed.
      '@layer a{a{top:0}}a&{top:2px}',
    ]) {
      expect(styleOf(css)).toBe(css);
    }
    const other = '@layer a{a{top:0;left:0}}.page a{top:2px;left:2px}';
    expect(styleOf(other, '<p class=page><a>x</a></p><a>y</a>')).toBe(other);
  });
});

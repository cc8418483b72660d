import {describe, expect, it} from 'vitest';
import {usedStyles} from './usedStyles';

const page =
  '<html data-theme=light><body class="page wide"><a href=#x aria-current=page>x</a></body></html>';

describe('usedStyles', () => {
  it('keeps what pages use, in order, and drops the rest', async () => {
    const css =
      '.wide{margin:0}.unused{margin:1px}a[aria-current=page]{color:red}.page .wide{top:0}';
    expect(await usedStyles(css, [page])).toBe(
      '.wide{margin:0}a[aria-current=page]{color:red}.page .wide{top:0}',
    );
  });

  it('keeps variables that are read, also through another, and drops the others', async () => {
    const css = ':root{--a:var(--b);--b:red;--c:blue}a{color:var(--a)}';
    expect(await usedStyles(css, [page])).toBe(':root{--a:var(--b);--b:red}a{color:var(--a)}');
  });

  it('drops a layered variable that an unlayered one overrides', async () => {
    const css = '@layer base{:root{--a:red}a{margin:0}}:root{--a:blue}a{color:var(--a)}';
    expect(await usedStyles(css, [page])).toBe(
      '@layer base{a{margin:0}}:root{--a:blue}a{color:var(--a)}',
    );
  });

  it('keeps dark-mode and open states that scripts set on what is there', async () => {
    const css = '[data-theme=dark] a{color:red}details[open]>p{top:0}';
    expect(await usedStyles(css, ['<details><p><a></a></p></details>'])).toBe(css);
  });
});

import {describe, expect, it} from 'vitest';
import {pageStyles} from './pageStyles';

const page =
  '<html data-theme=light><body class="page wide"><a href=#x aria-current=page>x</a></body></html>';
const styleOf = (css: string, html = page) => pageStyles(css, [html])[0];

describe('pageStyles', () => {
  it('keeps the styles a page uses, in order, and drops the rest', () => {
    const css =
      '.wide{margin:0}.unused{margin:1px}a[aria-current=page]{color:red}.page .wide,.page.wide{top:0}';
    expect(styleOf(css)).toBe('.wide{margin:0}a[aria-current=page]{color:red}.page.wide{top:0}');
  });

  it('matches selectors against the tree, not only by class name', () => {
    expect(styleOf('.page>a{top:0}.wide+a{top:1px}.page:has(> a){top:2px}')).toBe(
      '.page>a{top:0}.page:has(> a){top:2px}',
    );
  });

  it('keeps the states of existing elements', () => {
    const css =
      '[data-theme=dark] a{color:red}a:not(:hover){top:0}a:not(:has(:focus-visible)){left:0}a:not(:active){left:1px}a:focus-visible::before{top:1px}.page>:target{top:2px}::selection{color:red}';
    expect(styleOf(css)).toBe(css);
    const details = 'details[open]>p{top:0}details:not([open]) p{top:1px}p[hidden]{top:2px}';
    expect(styleOf(details, '<details><p>x</p></details>')).toBe(details);
    const between =
      'ul :target b{top:0}ul>:target>b{top:1px}p+:target{top:2px}p~:target{top:3px}:target>b{top:4px}';
    expect(styleOf(between, '<p>x</p><ul><li><b>y</b></li></ul>')).toBe(between);
    expect(styleOf('ul :target b{top:0}ul>:target>b{top:1px}', '<ul><b>y</b></ul>')).toBe('');
  });

  it('keeps a rule with a selector list after a sibling, and what it may override', () => {
    const css =
      'p:has(+ :is(ol,ul)){top:0}p:has(+ div>:where(ol)){top:1px}p:not(:has(+ :is(ul))){top:2px}';
    expect(styleOf(css, '<p>x</p><ol></ol>')).toBe(css);
    const layered = '@layer a{p{left:0}}p:has(+ :is(ul)){left:1px}';
    expect(styleOf(layered, '<p>x</p><ol></ol>')).toBe(layered);
  });

  it('keeps selectors for part of a class, and tags in any case', () => {
    const css =
      '.col[class*=col--]{top:0}[class^=co]{top:1px}[class$="--3"]{top:2px}[class="col col--3"]{top:3px}linearGradient{top:4px}';
    expect(
      styleOf(
        css,
        '<body><div class="col col--3"><svg><linearGradient></linearGradient></svg></div></body>',
      ),
    ).toBe(css);
    expect(styleOf(css, '<body class=other></body>')).toBe('');
  });

  it('leaves styles triggered by a pointer, by interaction or by scripts to the full sheet', () => {
    expect(
      styleOf(
        '::highlight(x){top:0}a::-webkit-scrollbar{top:0}[data-has-hydrated=true] a{top:0}a:not([data-has-hydrated=true] a){top:1px}',
      ),
    ).toBe('a:not([data-has-hydrated=true] a){top:1px}');
    expect(styleOf('a:hover{top:0}a:hover,a:focus{top:1px}a:active{top:2px}')).toBe(
      'a:focus{top:1px}',
    );
  });

  it('keeps styles triggered by a pointer when no script loads the full sheet', () => {
    const css =
      '@media (scripting:none){a:hover{top:0}}@media (scripting:none)and (width<=1px){a:active{top:0}}';
    expect(styleOf(`${css}@media (width<=1px){a:hover::before{top:0}}`)).toBe(css);
  });

  it('leaves transitions and empty layers to the full sheet', () => {
    const css =
      '@layer a{a{transition:color 1s;will-change:top;top:0}}@layer b,c;a{transition-duration:0s}';
    expect(styleOf(css)).toBe('@layer a{a{top:0}}');
  });

  it.each([
    ['@layer b,a;@layer a{a{top:0}}@layer b{a{top:1px}}', '@layer b,a;'],
    ['@layer a{b{top:0}}@layer b{a{top:0}}', '@layer a,b;'],
    ['@layer a{b{top:0}}@layer b{a{top:0}}@layer a{a{top:0}}', '@layer a,b;'],
    ['@layer x.b,x.a;@layer x{@layer a{a{top:0}}@layer b{a{top:0}}}', '@layer x.b,x.a,x;'],
    ['@layer y.c;@layer x{a{top:0}}@layer y{a{top:0}}', '@layer y,x;'],
  ])('keeps the order of layers: %s', (css, names) => {
    const used = css.replace(/^@layer [^{]*;/, '').replace('@layer a{b{top:0}}', '');
    expect(styleOf(css)).toBe(names + used);
  });

  it('declares no layers if the present ones are already in order', () => {
    expect(styleOf('@layer a,x.b,c;@layer a{a{top:0}}@layer c{a{top:0}}@layer d{b{top:0}}')).toBe(
      '@layer a{a{top:0}}@layer c{a{top:0}}',
    );
  });

  it('keeps used conditions and animations, and drops empty ones', () => {
    const css =
      '@media print{a{top:0}b{top:0}}@media (width<=1px){b{top:0}}@keyframes a{to{top:0}}@keyframes b{to{top:0}}a{animation:a 1s}';
    expect(styleOf(css)).toBe('@media print{a{top:0}}@keyframes a{to{top:0}}a{animation:a 1s}');
  });

  it('inlines a variable with one value, and drops unused ones', () => {
    const css = ':root{--a:var(--b);--b:red;--c:blue}a{color:var(--a)}';
    expect(styleOf(css)).toBe('a{color:red}');
    expect(styleOf(':root{--a:1px}.page{--a:2px}a{top:0}')).toBe('a{top:0}');
    const readFirst = 'a{color:var(--a)}:root{--a:var(--b);--b:red}';
    expect(styleOf(readFirst)).toBe('a{color:red}');
  });

  it('drops an unneeded vendor prefix together with the inlined value', () => {
    const lines = 'a{-webkit-text-decoration:var(--line);text-decoration:var(--line)}';
    expect(styleOf(`:root{--line:none}${lines}`)).toBe('a{text-decoration:none}');
    expect(styleOf(`:root{--line:dotted red}${lines}`)).toContain('-webkit-');
  });

  it('separates two values when it inlines them', () => {
    const css = ':root{--a:1rem;--b:2rem}a{margin:var(--a)var(--b);padding:var(--a)3px}';
    expect(styleOf(css)).toBe('a{margin:1rem 2rem;padding:1rem 3px}');
  });

  it('gives variables short names, the shortest to the most used', () => {
    const css =
      ':root{--ink:red}[data-theme=dark]{--ink:blue}a{--gap:1px;--gap-wide:calc(var(--gap)*2);margin:var(--gap)var(--gap-wide)}.page{color:var(--ink);padding:var(--gap)}';
    expect(styleOf(css)).toBe(
      ':root{--b:red}[data-theme=dark]{--b:blue}a{--a:1px;--c:calc(var(--a)*2);margin:var(--a)var(--c)}.page{color:var(--b);padding:var(--a)}',
    );
  });

  it('keeps the name of a variable that the page or the full sheet sets or reads', () => {
    const css =
      'a{--size:1px;--gap:2px;top:var(--gap);margin:var(--size)var(--a,1px)}.page{--gap:3px}';
    expect(styleOf(css, '<body class=page><a style="--size:3px">x</a></body>')).toBe(
      'a{--size:1px;--b:2px;top:var(--b);margin:var(--size)var(--a,1px)}.page{--b:3px}',
    );
  });

  it('gives no variable a name that the page sets, even if only for the full sheet', () => {
    const css = '.page{--gap:1px}a{--gap:2px;top:var(--gap)}';
    expect(styleOf(css, '<body class=page><a style="--a:3px">x</a></body>')).toBe(
      css.replaceAll('--gap', '--b'),
    );
  });

  it('writes logical properties as physical ones', () => {
    expect(
      styleOf(
        'a{block-size:1px;max-inline-size:2px;inset-inline-start:0;margin-block-end:0;border-inline-end-width:0;border-block-start:0;scroll-margin-block-start:0;margin-inline:0 auto}',
      ),
    ).toBe(
      'a{height:1px;max-width:2px;left:0;margin-bottom:0;border-right-width:0;border-top:0;scroll-margin-top:0;margin-inline:0 auto}',
    );
  });

  it('keeps logical properties on right-to-left pages', () => {
    const css = '@layer a{a{margin-left:1px}}a{margin-inline-start:0}';
    expect(pageStyles(css, ['<a>x</a>', '<html lang=ar dir=rtl><a>x</a></html>'])).toEqual([
      css,
      css,
    ]);
  });

  it('keeps a variable that changes with the colour mode, the window or the element', () => {
    for (const change of [
      '[data-theme=dark]{--a:blue}',
      '@media print{:root{--a:blue}}',
      '.page{--a:blue}',
    ]) {
      for (const both of [`:root{--a:red}${change}`, `${change}:root{--a:red}`]) {
        const css = `${both}a{color:var(--a)}`;
        expect(styleOf(css)).toBe(css);
      }
    }
  });

  it('inlines what an element sets for itself and its descendants', () => {
    const css =
      ':root{--ink:red}[data-theme=dark]{--ink:blue}.page{--a:var(--ink);--b:1px;color:var(--a)}.page>a{top:var(--b)}.page:has(a) a{left:var(--b)}';
    expect(styleOf(css)).toBe(
      ':root{--a:red}[data-theme=dark]{--a:blue}.page{color:var(--a)}.page>a{top:1px}.page:has(a) a{left:1px}',
    );
  });

  it('keeps what an element sets for other elements, or what others set too', () => {
    for (const css of [
      '.page{--a:1px}a{top:var(--a)}',
      'body{--a:1px}.wide{top:var(--a)}',
      '.page{--a:1px}.page:has(a+b),.page a{top:var(--a)}',
      '.page{--a:1px}a{top:var(--a)}.page>a{left:var(--a)}',
      '.page{--a:1px}.pages a{top:var(--a)}',
      '.page{--a:1px}a{--a:2px}.page a{top:var(--a)}',
      '@media print{.page{--a:1px}}.page{top:var(--a)}',
      '.page{--b:var(--a);--a:1px}a{--a:2px}.page a{top:var(--b)}',
    ]) {
      expect(styleOf(css, '<body class="page pages wide"><a>x</a><b>y</b></body>')).toBe(css);
    }
  });

  it('keeps a variable that depends on one set only by the page, and one with a fallback', () => {
    for (const css of [
      ':root{--a:var(--z)}a{top:var(--a)}',
      '.page{--a:var(--z)}.page a{top:var(--a)}',
      ':root{--a:2px}a{top:var(--a,1px)}',
    ]) {
      expect(styleOf(css, '<body class=page><a style="--z:1px">x</a></body>')).toBe(css);
    }
  });

  it('drops a declaration that repeats one of the root, unless another one differs', () => {
    const again = '@layer a{:root{--a:2}.page{--a:1}}:root{--a:1}a{line-height:var(--a)}';
    expect(styleOf(again)).toBe('a{line-height:1}');
    const otherwise = ':root{--a:1}.page{--a:1}.wide{--a:2}a{line-height:var(--a)}';
    expect(styleOf(otherwise)).toBe(otherwise);
    // The same declarations, of which the second set gives another value.
    const words = ':root{--b:1px;--a:var(--b)}.page{--b:2px;--a:var(--b)}a{top:var(--a)var(--b)}';
    expect(styleOf(words)?.match(/--\w+:var/g)).toHaveLength(2);
  });

  it('keeps a variable of the root that depends on one that elements redefine', () => {
    const css = ':root{--b:var(--a);--a:red}.page{--a:blue}a{color:var(--b)}';
    expect(styleOf(css)).toBe(css);
  });

  it('drops a layered variable that an unlayered one overrides', () => {
    const css =
      '@layer base{:root{--a:red}a{margin:0}}:root{--a:blue}[data-theme=dark]{--a:green}a{color:var(--a)}';
    expect(styleOf(css)).toBe(
      '@layer base{a{margin:0}}:root{--a:blue}[data-theme=dark]{--a:green}a{color:var(--a)}',
    );
  });

  it('keeps a layered variable unless the root always overrides it', () => {
    for (const css of [
      '@layer b{:root{--a:red}}@media print{:root{--a:blue}}',
      '@layer b{:root{--a:red}}.page{--a:blue}',
      '@layer b{.page{--a:red}}:root{--a:blue}',
      '@layer b{:root,.page{--a:red}}:root{--a:blue}',
      '@layer c,b;@layer b{:root{--a:red}}@layer c{:root{--a:blue}}',
    ]) {
      const read = `${css}a{color:var(--a)}`;
      expect(styleOf(read)).toBe(read);
    }
  });

  it('gives similar pages the same styles, and creates no more styles than the policy can list', () => {
    const tags = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `x-${letter}`);
    const css = tags.map((tag) => `${tag}{top:0}`).join('');
    const styles = pageStyles(
      css,
      [...tags, ...tags].map((tag) => `<${tag}></${tag}>`),
    );
    expect(new Set(styles).size).toBeLessThanOrEqual(16);
    tags.forEach((tag, index) => {
      expect(styles[index]).toContain(`${tag}{`);
      expect(styles[index + tags.length]).toBe(styles[index]);
    });
  });
});

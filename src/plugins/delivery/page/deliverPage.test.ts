import {describe, expect, it} from 'vitest';
import {deliverPage} from './deliverPage';

const page =
  '<!doctype html><html><head><title>x</title><link rel=stylesheet href=/fr/assets/css/styles.1.css />' +
  '<script src=/fr/assets/js/runtime.2.js defer></script><script src=/fr/assets/js/main.3.js defer></script>' +
  '</head><body><p>$& text</p></body></html>';

const none = {early: '', loader: ''};

describe('deliverPage', () => {
  it('inlines the styles in the page and leaves the scripts to the loader', () => {
    expect(
      deliverPage('x.html', page, 'p{color:red}', {early: 'keep("$&")', loader: 'load("$&")'}),
    ).toBe(
      '<!doctype html><html><head><title>x</title>' +
        '<script>keep("$&")</script><meta name=site-assets content="/fr/assets/css/styles.1.css /fr/assets/js/runtime.2.js /fr/assets/js/main.3.js">' +
        '<style>p{color:red}</style></head><body><p>$& text</p><script>load("$&")</script></body></html>',
    );
  });

  it('handles quoted and unquoted addresses alike', () => {
    const quoted = page.replace(/(href|src)=(\S+?)(?= \/?>| defer)/g, '$1="$2"');
    expect(quoted).toContain('href="/fr/assets/css/styles.1.css" />');
    expect(quoted).toContain('src="/fr/assets/js/main.3.js" defer');
    expect(deliverPage('x.html', quoted, '', none)).toBe(deliverPage('x.html', page, '', none));
  });

  it('removes the keywords, which are in the search index', () => {
    const found = [
      '<meta data-rh=true name=keywords content="mur,papier peint"/>',
      '<meta name=keywords content=mur,cloison />',
      '<meta name=keywords content=mur>',
    ].map((meta) => deliverPage('x.html', page.replace('<title>', `${meta}<title>`), '', none));
    expect(new Set(found)).toEqual(new Set([deliverPage('x.html', page, '', none)]));
  });

  it('writes the class first and the address next, in tags but not in scripts', () => {
    const script = '<script>x=`<a href=/ class=a>`</script>';
    const tags =
      '<a aria-label="a > b" href=/fr/ class=a>b</a><a href="/x y" hidden class="a b">c</a>';
    expect(
      deliverPage('x.html', page.replace('<p>$& text</p>', script + tags), '', none),
    ).toContain(
      `${script}<a class=a href=/fr/ aria-label="a > b">b</a><a class="a b" href="/x y" hidden>c</a>`,
    );
    const alone = '<a href=/>a</a><path class=a d="M0 0"/><a title=\'"\' href=/ class=a>b</a>';
    expect(deliverPage('x.html', page.replace('<p>$& text</p>', alone), '', none)).toContain(alone);
  });

  it.each([
    ['a style sheet', /<link[^>]+>/g],
    ['scripts', /<script.*<\/script>/g],
  ])('throws if the template has changed, without %s', (_, link) => {
    expect(() => deliverPage('faq/x.html', page.replace(link, ''), '', none)).toThrow(
      /^faq\/x\.html links no .*Has the template of Docusaurus changed/,
    );
  });
});

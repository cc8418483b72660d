import {describe, expect, it} from 'vitest';
import {inlineFaults} from './inlineFaults';
import {readInline} from './readInline';
import {sourceHash} from './sourceHash';

describe('readInline', () => {
  it('reads scripts that run, and ignores data blocks and external files', () => {
    const html =
      '<script>a("<b>&amp;")</script><script type=Module>b()</script><script type=importmap>{}</script>' +
      '<script type=application/ld+json>{"a":1}</script><script src=/x.js></script>' +
      '<template><script type=text/javascript>c()</script></template>';
    expect(readInline(html).scripts).toEqual(['a("<b>&amp;")', 'b()', '{}', 'c()']);
  });

  it('reads styles, also inside drawings', () => {
    expect(readInline('<style>a>b{}</style><svg><style>c{}</style></svg>').styles).toEqual([
      'a>b{}',
      'c{}',
    ]);
  });

  it('detects style attributes, handlers and script addresses, however they are written', () => {
    const html =
      '<p STYLE=color:red>x</p><p onClick="a()">y</p><a href=" JavaScript:a()">z</a>' +
      '<a href="/javascript:">fine</a><code>style="color:red" onclick=""</code>';
    const {styleAttributes, handlers} = readInline(html);
    expect(styleAttributes).toEqual(['<p style="color:red">']);
    expect(handlers).toEqual(['<p onclick="a()">', '<a href=" JavaScript:a()">']);
  });

  it('hashes as browsers do', () => {
    // The example of the Content-Security-Policy specification, section 8.4.
    expect(sourceHash("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
  });
});

describe('inlineFaults', () => {
  const page = (file: string, html: string) => ({file, inline: readInline(html)});

  it('reports nothing for expected inline elements', () => {
    const html = '<script>f("docusaurus-theme")</script><style>a{}</style><p class=x>x</p>';
    expect(inlineFaults([page('index.html', html)])).toEqual([]);
  });

  it('reports the pages, the tag and the remedy once for many pages', () => {
    const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => page(`${name}.html`, '<p style=top:0>'));
    expect(inlineFaults(pages)).toEqual([
      'a.html, b.html, c.html and 2 more: <p style="top:0">. The policy refuses style attributes: use a class, or an attribute of SVG.',
    ]);
  });

  it('rejects handlers and javascript: addresses', () => {
    const html = '<p onclick="a()">y</p><a href="javascript:b()">z</a>';
    expect(inlineFaults([page('index.html', html)])).toEqual([
      expect.stringContaining('index.html: <p onclick="a()">. The policy refuses'),
      expect.stringContaining('index.html: <a href="javascript:b()">. The policy refuses'),
    ]);
  });

  it('rejects an unlisted script, with its hash', () => {
    const [fault] = inlineFaults([page('index.html', '<script>steal()</script>')]);
    expect(fault).toContain('index.html: inline script "steal()" (sha256-');
    expect(fault).toContain('knownInline.ts');
  });

  it('rejects scripts that differ from page to page', () => {
    const pages = Array.from({length: 9}, (_, index) =>
      page(`${index}.html`, `<script>f("site-assets",${index})</script>`),
    );
    expect(inlineFaults(pages)).toEqual([
      expect.stringContaining('9 different inline scripts, more than 4'),
    ]);
  });
});

import {load} from 'cheerio';
import fc from 'fast-check';
import {createElement as el, Fragment, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {type FilledContext, Helmet, HelmetProvider} from 'react-helmet-async';
import {describe, expect, it} from 'vitest';
import {headOf} from './headOf';
import {tagsIn} from './tagsIn';

const kinds = ['meta', 'link', 'script', 'style', 'noscript'] as const;

/** A comparable form of a head: upstream groups elements by type. */
interface Written {
  readonly html: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, string>>;
  readonly title: string;
  readonly tags: ReadonlyArray<readonly [string, Readonly<Record<string, string>>, string]>;
}

/** The head that react-helmet-async writes for these `<Head>` contents. */
function upstreamHead(heads: readonly ReactNode[]): Written {
  const context = {} as FilledContext;
  const parts = heads.map((children) => el(Helmet, null, ...[children].flat()));
  renderToStaticMarkup(el(HelmetProvider, {context}, ...parts));
  const {helmet} = context;
  const $ = load(
    `<html ${helmet.htmlAttributes}><head>${helmet.title}${kinds.map((kind) => String(helmet[kind])).join('')}` +
      `</head><body ${helmet.bodyAttributes}></body></html>`,
    {scriptingEnabled: true},
  );
  return {
    html: $('html').attr() ?? {},
    body: $('body').attr() ?? {},
    title: $('title').text(),
    tags: $('head > [data-rh]:not(title)')
      .toArray()
      .map((element) => {
        const {'data-rh': _, ...attributes} = element.attribs;
        return [element.tagName, attributes, $(element).text()];
      }),
  };
}

function ownHead(heads: readonly ReactNode[]): Written {
  const {html, body, title = '', tags} = headOf(heads.map(tagsIn));
  return {
    html,
    body,
    title,
    tags: kinds.flatMap((kind) =>
      tags
        .filter(({type}) => type === kind)
        .map(({attributes, text}) => [kind, attributes, text] as const),
    ),
  };
}

const description = (content: string) => el('meta', {name: 'description', content});
const alternate = (hrefLang: string, href: string) =>
  el('link', {rel: 'alternate', href, hrefLang});
const data = (text: string) => el('script', {type: 'application/ld+json'}, text);

const cases: Readonly<Record<string, readonly ReactNode[]>> = {
  'nothing at all': [null, false, [], '', el(Fragment)],
  'the last title': [el('title', null, 'Site'), el('title', null, 'Page')],
  'a title in several pieces': [el('title', null, 'Page', ' | ', 'Site')],
  'an empty title over another': [el('title', null, 'Site'), el('title')],
  'attributes of html and body, the last of each': [
    [el('html', {lang: 'fr', dir: 'ltr'}), el('body', {className: 'dark'})],
    el('html', {className: 'docs'}),
    el('html', {'data-has-hydrated': false}),
    [el('html', {className: 'docs page'}), el('body', {tabIndex: -1})],
  ],
  'an attribute without a value': [el('html', {lang: 'fr'}), el('html', {lang: undefined})],
  'a description that takes the place of another': [description('Site'), description('Page')],
  'names in other letters': [
    el('meta', {name: 'Robots', content: 'index'}),
    el('meta', {name: 'robots', content: 'noindex'}),
  ],
  'a property and a name of one value': [
    el('meta', {property: 'title', content: '1'}),
    el('meta', {name: 'title', content: '2'}),
  ],
  'two of a name in one Head': [
    description('Site'),
    [el('meta', {name: 'a', content: '1'}), el('meta', {name: 'a', content: '2'})],
  ],
  'other kinds of meta': [
    el('meta', {charSet: 'utf-8'}),
    el('meta', {httpEquiv: 'refresh', content: '1'}),
    el('meta', {itemProp: 'name', content: '1'}),
    el('meta', {httpEquiv: 'refresh', content: '2'}),
    el('meta', {itemProp: 'name', content: '2'}),
  ],
  'meta that says nothing': [el('meta', {content: '1'}), el('meta', {name: '', content: '1'})],
  'meta without a content': [el('meta', {name: 'description', content: undefined})],
  'one address of its own': [
    el('link', {rel: 'canonical', href: '/a'}),
    el('link', {href: '/b', rel: 'Canonical'}),
  ],
  'other languages, two of one address': [
    [alternate('en', '/a'), alternate('fr', '/fr/a'), alternate('x-default', '/a')],
    alternate('de', '/FR/a'),
  ],
  'style sheets, told by their address': [
    el('link', {rel: 'stylesheet', href: '/a.css'}),
    el('link', {href: '/b.css', rel: 'stylesheet'}),
    el('link', {rel: 'stylesheet', href: '/a.css', media: 'print'}),
  ],
  'an icon, told by what comes last': [
    el('link', {rel: 'icon', href: '/a.svg'}),
    el('link', {href: '/b.svg', rel: 'icon'}),
    el('link', {href: '/c.svg', rel: 'icon'}),
  ],
  'data for engines': [data('{"a":"</é>"}'), data('{"b":1}'), data('{"A":"</É>"}')],
  'scripts by address': [
    el('script', {src: '/a.js', async: true}),
    el('script', {src: '/a.js', defer: true}),
    el('script', {type: 'module'}),
    el('script', {src: '/b.js'}, '{}'),
    el('script', null, '{}'),
  ],
  'a style and a word without scripts': [
    el('style', {type: 'text/css'}, 'p{color:red}'),
    el('noscript', null, '<meta name="a">'),
    el('noscript', null, '<meta name="a">'),
  ],
  'lists, fragments and nothing among elements': [
    [
      null,
      [description('Page'), false],
      el(Fragment, null, el('title', null, 'Page'), el(Fragment, null, data('{}'))),
      'text',
      1,
    ],
  ],
};

describe('headOf', () => {
  it.each(Object.entries(cases))('produces the same head as the library: %s', (_, heads) => {
    expect(ownHead(heads)).toEqual(upstreamHead(heads));
  });

  it('produces the same head as the library for any combination of `<Head>` elements', () => {
    const word = fc.constantFrom('a', 'A', 'b', 'canonical', 'stylesheet', 'alternate', '');
    // In random order: the last identifying attribute counts.
    const element = (type: string, names: readonly string[]): fc.Arbitrary<ReactElement> =>
      fc
        .tuple(fc.shuffledSubarray([...names]), fc.infiniteStream(word))
        .map(([chosen, words]) =>
          el(type, Object.fromEntries(chosen.map((name) => [name, words.next().value]))),
        );
    const text = (type: string): fc.Arbitrary<ReactElement> =>
      word.map((content) => el(type, null, content));
    const single = fc.oneof(
      element('html', ['lang', 'className', 'data-a']),
      element('body', ['className', 'tabIndex']),
      text('title'),
    );
    const many = fc.oneof(
      element('meta', ['name', 'property', 'charSet', 'httpEquiv', 'itemProp', 'content']),
      element('link', ['rel', 'href', 'hrefLang', 'type', 'itemProp']),
      element('script', ['src', 'type', 'charSet']),
      text('script'),
      text('style'),
      text('noscript'),
    );
    // A single `<Head>` contains at most one element of each unique type.
    const head = fc
      .tuple(fc.array(many, {maxLength: 6}), single)
      .map(([others, one]) => [...others, one]);
    fc.assert(
      fc.property(fc.array(head, {maxLength: 5}), (heads) => {
        expect(ownHead(heads)).toEqual(upstreamHead(heads));
      }),
      {numRuns: 500},
    );
  });
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {TranslationFile} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {askedOfShell} from './askedOfShell';

const {getTranslationFiles} = createRequire(import.meta.url)(
  '@docusaurus/theme-classic/lib/translations',
) as {getTranslationFiles: (site: object) => readonly TranslationFile[]};

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'asked-of-shell-'));
  mkdirSync(join(siteDir, 'src/plugins'), {recursive: true});
});
afterEach(() => rmSync(siteDir, {recursive: true}));

/** The messages that a configuration looks up, in the navbar and in the footer. */
function askedOf(config: string) {
  const file = join(siteDir, 'src/plugins/themeConfig.ts');
  writeFileSync(file, `export const themeConfig: ThemeConfig = ${config};\n`);
  return askedOfShell(siteDir, 'fr');
}

const whole = {
  navbar: {
    title: 'Help',
    logo: {alt: 'The logo', src: 'a.svg'},
    items: [
      {type: 'search'},
      {label: 'Start', to: '/'},
      {label: 'More', items: [{label: 'Print', to: '/print'}]},
    ],
  },
  footer: {
    logo: {alt: 'Our logo', src: 'a.svg'},
    copyright: 'All rights reserved',
    links: [{title: 'Us', items: [{label: 'Contact', href: '/contact'}, {html: '<hr>'}]}],
  },
};
const row = {...whole, footer: {links: [{label: 'Contact', href: '/contact'}]}};

it.each([
  ['columns of links', whole],
  ['a row of links', row],
])('lists the keys that Docusaurus looks up, with %s', (_, themeConfig) => {
  const asked = askedOf(JSON.stringify(themeConfig));
  const ours = asked.map(({messages}) => messages.map(({key, words}) => [key, words]).sort());
  const theirs = getTranslationFiles({themeConfig}).map(({content}) =>
    Object.entries(content)
      .map(([key, {message}]) => [key, message])
      .sort(),
  );
  expect(ours).toEqual(theirs);
  expect(asked.every(({isWhole}) => isWhole)).toBe(true);
});

it('gives the place of each text', () => {
  const [navbar] = askedOf("{\n  navbar: {\n    items: [{label: 'Start', to: '/'}],\n  },\n}");
  expect(navbar?.messages).toMatchObject([{origin: 'src/plugins/themeConfig.ts:3'}]);
});

it('requires no translation of the brand', () => {
  const [navbar, footer] = askedOf(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a module
    '{navbar: {title: brand.name, items: []}, footer: {copyright: `© ${year} ${brand.name}`}}',
  );
  expect(navbar?.messages).toMatchObject([{key: 'title', isNeeded: false}]);
  expect(footer?.messages).toMatchObject([{key: 'copyright', isNeeded: false}]);
});

it('lists nothing while a syntax error hides the keys', () => {
  expect(askedOf("{navbar: {items: [{label: 'Return to l'Home'}]}}")).toEqual([]);
});

it.each(['[...others]', '[other]', 'others', '[{label: other}]', '[{label}]', 'othersOf(locale)'])(
  'knows that its list is incomplete for %s',
  (items) => {
    expect(askedOf(`{navbar: {items: ${items}}}`)).toMatchObject([{isWhole: false}]);
  },
);

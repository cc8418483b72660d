import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {sameOtherLabels} from './sameOtherLabels';

const labels = {en: ['Wall'], fr: ['Mur']};
const inFrench = (path: string) => `i18n/fr/docusaurus-plugin-content-docs/current/${path}`;
const section = (text: string) => `## Chrome {/* #chrome */}\n\n${text}`;

function told(one: string, other: string, path = 'faq/webgl-issues.mdx') {
  const [english, french] = [`docs/${path}`, inFrench(path)];
  const site = fakeSite({[english]: fakePage(section(one)), [french]: fakePage(section(other))});
  const translatedFiles = new Set([english]);
  return sameOtherLabels
    .check({...site, translatedFiles, names: {...site.names, labels}})
    .map(({file, line, column, what}) => `${file}:${line}:${column} ${what}`);
}

it('reports a browser label that only one language names', () => {
  expect(told('Tick **Fast**.', 'Sous **Système**, cochez **Vite**.')).toEqual([
    `${inFrench('faq/webgl-issues.mdx')}:10:26 One more label of another program is here, but not in this section of docs/faq/webgl-issues.mdx.`,
  ]);
  expect(told('Under **System**, tick **Fast**.', 'Cochez **Vite**.')).toEqual([
    `${inFrench('faq/webgl-issues.mdx')}:8:1 One more label of another program, on line 10 of docs/faq/webgl-issues.mdx, is missing in this section.`,
  ]);
});

it('accepts the same number in any wording, and leaves product labels to another rule', () => {
  expect(told('Tick **Fast** and **Safe**.', 'Cochez **Sûr** et **Vite**.')).toEqual([]);
  expect(told('Tick **Fast**.', 'Cochez **Vite**, puis **Mur**.')).toEqual([]);
});

it('checks only pages that quote other programs', () => {
  expect(told('Tick it.', 'Cochez **Vite**.', 'walls.mdx')).toEqual([]);
});

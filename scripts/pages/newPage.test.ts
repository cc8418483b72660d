import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fakeSite} from '../../src/plugins/content-contract/fakeSite';
import {namedPages} from '../../src/plugins/content-contract/namedPages';
import {parsePage} from '../../src/plugins/content-contract/page/parsePage';
import {fileOf} from '../../src/plugins/content-contract/reading/locatePage';
import {unwritten} from '../../src/plugins/content-contract/rules/unwritten';
import {localeNames} from '../../src/site';
import {newPage} from './newPage';
import {setTypography} from './setTypography';

function fieldsOf(locale: 'en' | 'fr', title: string, templateEnd = '\n') {
  const path = 'features/print.mdx';
  const file = fileOf(locale, 'current', path);
  const template = readFileSync(fileOf(locale, 'current', namedPages.template), 'utf8');
  const source = newPage(template.replaceAll('\n', templateEnd), locale, title, path);
  const page = parsePage({file, path, locale, version: 'current'}, source);
  expect(page.syntaxFaults).toEqual([]);
  return page.frontMatter.values;
}

describe('the title of a new page', () => {
  it.each([
    ['en', 'Print: the "plan"', 'Print: the “plan”'],
    ['en', ' Print  the plan’s "PDF"', 'Print the plan’s “PDF”'],
    ['fr', 'Imprimer le plan : "vite"', 'Imprimer le plan\u00a0: «\u00a0vite\u00a0»'],
    ['fr', "Tracer l'escalier", 'Tracer l’escalier'],
  ] as const)('has its typography in %s: %s', (locale, typed, title) => {
    expect(fieldsOf(locale, typed).title).toBe(title);
  });

  it('is valid YAML whatever was typed, and so is the label', () => {
    const typed = fc.stringMatching(/^[a-zé"'\\:#\-{}[\]«»“”?! ,&*|>%@`\t]{1,70}$/);
    fc.assert(
      fc.property(typed, fc.constantFrom(...localeNames), (title, locale) => {
        fc.pre(setTypography(title, locale) !== '');
        const fields = fieldsOf(locale, title);
        expect(fields.title).toBe(setTypography(title, locale));
        expect([...`${fields.sidebar_label}`].length).toBeLessThanOrEqual(30);
      }),
    );
  });

  it('is read from a template with CRLF line ends', () => {
    expect(fieldsOf('en', 'Print', '\r\n').title).toBe('Print');
  });
});

describe('the label of a new page', () => {
  it.each([
    ['Print the plan', 'Print the plan'],
    ['Print the plan of a floor in black', 'Print the plan of a floor in'],
    ['Print the plan: a "long word" in it', 'Print the plan: a “long word”'],
    ['Print the plans and quote it: "so"', 'Print the plans and quote it'],
    ['x'.repeat(40), 'x'.repeat(30)],
  ])('is the first words of the title %s', (title, label) => {
    expect(fieldsOf('en', title).sidebar_label).toBe(label);
  });
});

describe.each(localeNames)('what a new page takes from the template in %s', (locale) => {
  const path = 'features/print.mdx';
  const template = readFileSync(fileOf(locale, 'current', namedPages.template), 'utf8');
  const draft = newPage(template, locale, 'Print', path);
  const pageOf = (own: string, source: string) =>
    parsePage(
      {file: fileOf(locale, 'current', own), path: own, locale, version: 'current'},
      source,
    );
  const foundIn = (source: string) => {
    const pages = [pageOf(namedPages.template, template), pageOf(path, source)];
    return unwritten.check({...fakeSite({}), pages});
  };

  it('is allowed while the page is a draft', () => {
    expect(foundIn(draft)).toEqual([]);
  });

  it('is reported piece by piece once the page is published', () => {
    const published = draft.replace('draft: true\n', '');
    const lines = published.split('\n');
    // Excludes text that an article may also contain, and lines without words.
    const usual = [
      /^(?:---|)$/,
      /^(?:title|sidebar_label|type): /,
      /^<(?:Overview|Steps|Result|Symptoms)\b/,
      /^<\//,
      /#(?:before-you-start|if-it-does-not-work|see-also) /,
      /^\d\. /,
      /^- (?!\[)/,
      /^(?:Find|Retrouvez) /,
    ];
    const left = lines.filter((line) => !usual.some((form) => form.test(line)));
    expect(left.length).toBeGreaterThan(8);
    expect(
      foundIn(published)
        .map(({line}) => lines[line - 1])
        .sort(),
    ).toEqual(left.sort());
  });
});

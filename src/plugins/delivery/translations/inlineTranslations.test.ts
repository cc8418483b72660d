import {describe, expect, it} from 'vitest';
import {inlineTranslations} from './inlineTranslations';

const french = {
  'site.close': 'Fermer « {name} »',
  'site.more': 'Voir plus',
  'site.version': 'Version {link}',
  'English only by its words': 'En français',
};
const inline = (source: string, file = 'Part.tsx'): string =>
  inlineTranslations(source, file, french);

describe('the texts of a language in a module', () => {
  it('replace the message of a call, and keep its values', () => {
    const source = `import {translate} from '@docusaurus/Translate';
const label = translate({id: 'site.close', message: 'Close {name}', description: 'A button'}, {name});`;
    expect(inline(source)).toBe(`import {translate} from '@docusaurus/Translate';
const label = translate({message: "Fermer « {name} »"}, {name});`);
  });

  it('replace the children of an element, also inside the values of another', () => {
    const source = `import Words from '@docusaurus/Translate';
export default () => (
  <Words
    id="site.version"
    description="A sentence"
    values={{link: <a href="/"><Words id="site.more">See
      more</Words></a>}}>
    {'Version {link}'}
  </Words>
);`;
    const text = inline(source);
    expect(text).toContain('<Words >{"Voir plus"}</Words>');
    expect(text).toMatch(/values=\{\{link: <a href="\/">.*\}\}>\{"Version \{link\}"\}<\/Words>/s);
    expect(text).not.toMatch(/site\.|A sentence|See/);
  });

  it('are looked up by the English text if there is no id', () => {
    const source = `import {translate as t} from '@docusaurus/Translate';
t({message: 'English only ' + \`by its words\`});`;
    expect(inline(source)).toContain('t({message: "En français"})');
    const element = `import Words from '@docusaurus/Translate';
<Words>
  English only
  by its
  words
</Words>;`;
    expect(inline(element)).toContain('<Words>{"En français"}</Words>');
  });

  it('stay in English if a language has none', () => {
    const source = `import {translate} from '@docusaurus/Translate';
translate({id: 'site.absent', message: "Not \\"yet\\""});`;
    expect(inline(source)).toContain('translate({message: "Not \\"yet\\""})');
  });

  it.each([
    ['two imports', "import Words from 'M';\nimport {translate} from 'M';", true],
    [
      'types before',
      "import type {TranslateParam} from 'M';\nimport Words, {translate} from 'M';",
      true,
    ],
    ['a type among others', "import Words, {type TranslateParam, translate} from 'M';", true],
    ['the default by its name', "import {default as Words, translate} from 'M';", true],
    ['types alone', "import type {translate} from 'M';\nimport type Words from 'M';", false],
  ])('are found for any form of import: %s', (_, imports, isFound) => {
    const source = `${imports.replaceAll("'M'", "'@docusaurus/Translate'")}
const label = translate({id: 'site.more', message: 'More'});
const words = <Words id="site.more">More</Words>;`;
    const text = inline(source);
    expect(text.match(/Voir plus/g) ?? []).toHaveLength(isFound ? 2 : 0);
  });

  it.each([
    "import * as T from '@docusaurus/Translate';",
    "export {translate} from '@docusaurus/Translate';",
    "const {translate} = require('@docusaurus/Translate');",
    "const module = import('@docusaurus/Translate');",
  ])('are never lost without an error: %s', (line) => {
    expect(() => inline(`\n${line}`)).toThrow(
      /^Part\.tsx:2: .* Write: import Translate, \{translate\}/,
    );
  });

  it('are not looked up in a module that translates nothing, or in other functions of that name', () => {
    for (const source of [
      `translate({id: 'site.more', message: 'More'});`,
      `import {x} from '@docusaurus/Translate';\ntranslate({id: 'site.more', message: 'More'});`,
    ]) {
      expect(inline(source)).toBe(source);
    }
  });

  it.each([
    ['an id that is put together', 'translate({id: "site." + name, message: "More"})'],
    ['words that are put together', 'translate({id: "site.more", message: words})'],
    ['words after a value', 'translate({id: "site.more", message: name + "More"})'],
    ['no words', 'translate({id: "site.more"})'],
    ['a message made elsewhere', 'translate(message)'],
    ['an element with an id that is put together', '<Translate id={id}>More</Translate>'],
    ['an element with children of two kinds', '<Translate id="site.more">More {name}</Translate>'],
    ['an element with a named character', '<Translate id="site.more">More&nbsp;</Translate>'],
    ['an element without words', '<Translate id="site.more" />'],
  ])('cannot be determined for %s: file and line are reported', (_, code) => {
    const source = `import Translate, {translate} from '@docusaurus/Translate';\n\n${code};`;
    expect(() => inline(source, 'src/theme/Part/index.tsx')).toThrow(
      /^src\/theme\/Part\/index\.tsx:3: .*plain strings/,
    );
  });
});

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

describe('the words of a language in a module', () => {
  it('take the place of a call’s message, and leave its values', () => {
    const source = `import {translate} from '@docusaurus/Translate';
const label = translate({id: 'site.close', message: 'Close {name}', description: 'A button'}, {name});`;
    expect(inline(source)).toBe(`import {translate} from '@docusaurus/Translate';
const label = translate({message: "Fermer « {name} »"}, {name});`);
  });

  it('take the place of an element’s children, in one within the values of another too', () => {
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

  it('are looked for by the English words where there is no id', () => {
    const source = `import {translate as t} from '@docusaurus/Translate';
t({message: 'English only ' + \`by its words\`});`;
    expect(inline(source)).toContain('t({message: "En français"})');
  });

  it('stay English where a language has none', () => {
    const source = `import {translate} from '@docusaurus/Translate';
translate({id: 'site.absent', message: "Not \\"yet\\""});`;
    expect(inline(source)).toContain('translate({message: "Not \\"yet\\""})');
  });

  it('are not looked for in a module that translates nothing, or in functions of that name', () => {
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
    ['no words', 'translate({id: "site.more"})'],
    ['a message made elsewhere', 'translate(message)'],
    ['an element with an id that is put together', '<Translate id={id}>More</Translate>'],
    ['an element with children of two kinds', '<Translate id="site.more">More {name}</Translate>'],
    ['an element with a named character', '<Translate id="site.more">More&nbsp;</Translate>'],
    ['an element without words', '<Translate id="site.more" />'],
  ])('cannot be known for %s: file and line are named', (_, code) => {
    const source = `import Translate, {translate} from '@docusaurus/Translate';\n\n${code};`;
    expect(() => inline(source, 'src/theme/Part/index.tsx')).toThrow(
      /^src\/theme\/Part\/index\.tsx:3: .*plain strings/,
    );
  });
});

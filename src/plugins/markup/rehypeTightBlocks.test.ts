import type {ElementContent, Root} from 'hast';
import {expect, it} from 'vitest';
import {fakeElement as element} from './fakeElement';
import rehypeTightBlocks from './rehypeTightBlocks';

const text = (value: string): ElementContent => ({type: 'text', value});

function tight(...children: ElementContent[]): ElementContent[] {
  const root: Root = {type: 'root', children};
  rehypeTightBlocks()(root);
  return root.children as ElementContent[];
}

it('removes line breaks between, before and after blocks', () => {
  const item = element('li', text('\n'), element('p', text('Un')), text('\n'));
  const list = element('ul', text('\n'), item, text('\n'), element('li', text('Deux')), text('\n'));
  expect(tight(element('h2', text('Titre')), text('\n'), list)).toEqual([
    element('h2', text('Titre')),
    element('ul', element('li', element('p', text('Un'))), element('li', text('Deux'))),
  ]);
});

it('removes them next to block elements for writers', () => {
  const figure: ElementContent = {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: [],
    children: [],
  };
  expect(tight(figure, text('\n'), element('p'))).toEqual([figure, element('p')]);
});

it('keeps line breaks that separate words, and those in code', () => {
  const words = element(
    'p',
    element('strong', text('un')),
    text('\n'),
    element('em', text('deux')),
  );
  const mixed = element('li', text('Un'), text('\n'), element('ul', element('li', text('a'))));
  const code = element('pre', element('code', text('\n')));
  expect(tight(words, mixed, code)).toEqual([words, mixed, code]);
});

import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {expect, it} from 'vitest';
import {fakeElement as element} from './fakeElement';
import rehypeUnbrokenWords from './rehypeUnbrokenWords';

const text = (value: string): ElementContent => ({type: 'text', value});
const whole = (value: string): Element => ({
  ...element('span', text(value)),
  properties: {className: ['unbroken']},
});

function kept(...children: ElementContent[]): ElementContent[] {
  const root: Root = {type: 'root', children};
  rehypeUnbrokenWords()(root);
  return root.children as ElementContent[];
}

it('keeps the word unbroken wherever a text contains it', () => {
  expect(kept(element('p', text('L’e-mail, puis deux e-mails.')))).toEqual([
    element('p', text('L’'), whole('e-mail'), text(', puis deux '), whole('e-mails'), text('.')),
  ]);
});

it('also keeps unbroken what should not be split at the end of a line', () => {
  expect(kept(element('p', text('Au-dessus du rez-de-chaussée, ou au-dessous.')))).toEqual([
    element(
      'p',
      whole('Au-dessus'),
      text(' du '),
      whole('rez-de-'),
      text('chaussée, ou '),
      whole('au-dessous'),
      text('.'),
    ),
  ]);
});

it('leaves code and all other words unchanged', () => {
  const others = [element('code', text('e-mail')), element('p', text('plain-pied, email'))];
  expect(kept(...structuredClone(others))).toEqual(others);
});

it('keeps the word unbroken in the text of a symptom, but not in its other attributes', () => {
  const symptom: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'Symptom',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: 'no-e-mail'},
      {type: 'mdxJsxAttribute', name: 'title', value: 'Je reçois encore vos e-mails'},
      {type: 'mdxJsxAttribute', name: 'cause', value: 'L’e-mail flotte au-dessus.'},
    ],
    children: [],
  };
  kept(symptom as unknown as ElementContent);
  expect(symptom.attributes.map(({value}) => value)).toEqual([
    'no-e-mail',
    'Je reçois encore vos e-\u2060mails',
    'L’e-\u2060mail flotte au-\u2060dessus.',
  ]);
});

import type {Element, ElementContent, Root} from 'hast';
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';

type Token = ReturnType<typeof Prism.tokenize>[number];

/** Our pages' language names, mapped to Prism's. */
const grammars: Readonly<Record<string, string>> = {
  mdx: 'markdown',
  md: 'markdown',
  html: 'markup',
  ts: 'typescript',
  js: 'javascript',
};

function toHast(token: Token): ElementContent[] {
  if (typeof token === 'string') {
    return [{type: 'text', value: token}];
  }
  const {content} = token;
  const children = (Array.isArray(content) ? content : [content]).flatMap((part) => toHast(part));
  return [
    {
      type: 'element',
      tagName: 'span',
      properties: {className: ['token', token.type]},
      children,
    },
  ];
}

function languageOf(code: Element): string | undefined {
  const classes = code.properties.className;
  const named = Array.isArray(classes)
    ? classes.map(String).find((name) => name.startsWith('language-'))
    : undefined;
  const language = named?.slice('language-'.length);
  return language && (grammars[language] ?? language);
}

/**
 * Highlights code blocks at compile time: the browser gets spans with classes and no highlighter,
 * and nothing that a strict style policy would refuse.
 */
export default function rehypeHighlight(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      const grammar = Prism.languages[languageOf(code) ?? ''];
      const [text] = code.children;
      if (grammar && text?.type === 'text') {
        code.children = Prism.tokenize(text.value, grammar).flatMap(toHast);
      }
    });
  };
}

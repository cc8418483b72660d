import {tag} from './findMarkupFaults';
import type {TextFault} from './TextFault';

/** The inline elements allowed, with their attributes. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  b: [],
  br: [],
  em: [],
  i: [],
  strong: [],
};

const attribute = /([a-z][\w:-]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/gi;

const markdownLink = /\[([^\]]+)\]\(([^)\s]*)\)/g;

/**
 * Reports HTML that is not allowed in a line of text: the content security policy blocks it, or it
 * breaks the bar. Also Markdown links, which would be shown as typed.
 */
export function findForeignMarkup(text: string): readonly TextFault[] {
  const tags = [...text.matchAll(tag)].flatMap(({index, 1: slash, 2: name = '', 3: rest = ''}) => {
    const attributes = allowed[name.toLowerCase()];
    if (!attributes) {
      const what = `<${name}> is not allowed in this text.`;
      const remedy = 'Remove it: only <a href="…">, <b>, <strong>, <i>, <em> and <br> are allowed.';
      return slash ? [] : [{index, what, remedy}];
    }
    return [...rest.matchAll(attribute)]
      .filter(([, written = '']) => !attributes.includes(written.toLowerCase()))
      .map(([, written]) => ({
        index,
        what: `The tag <${name}> has ${written}, which has no effect here.`,
        remedy: `Write <${[name, ...attributes.map((one) => `${one}="…"`)].join(' ')}>.`,
      }));
  });
  const links = [...text.matchAll(markdownLink)].map(({index, 1: words, 2: href}) => ({
    index,
    what: `“[${words}](${href})” is shown as it is written: the announcement is not Markdown.`,
    remedy: `Write <a href="${href}">${words}</a>.`,
  }));
  return [...tags, ...links];
}

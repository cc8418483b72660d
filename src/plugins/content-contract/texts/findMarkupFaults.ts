import type {TextFault} from './TextFault';

/** A tag, whole or broken off: values in quotes may hold the mark that ends it. */
export const tag = /<(\/?)([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)(>?)/gi;

/** Elements without an end tag (HTML, 13.1.2). */
const empty = new Set(['br', 'hr', 'img', 'input', 'wbr']);

interface OpenTag {
  readonly name: string;
  readonly index: number;
}

/**
 * What is wrong with the tags of a piece of HTML: one that breaks off, that nothing closes, or that
 * nothing opened. Browsers guess, and take the rest of the page into it.
 */
export function findMarkupFaults(text: string): readonly TextFault[] {
  const faults: TextFault[] = [];
  const open: OpenTag[] = [];
  const add = (index: number, what: string, remedy: string): void => {
    if (!faults.some((fault) => fault.index === index)) {
      faults.push({index, what, remedy});
    }
  };
  const unclosed = ({name, index}: OpenTag): void =>
    add(index, `<${name}> is never closed.`, `Write </${name}> where it ends.`);
  for (const {index, 1: slash, 2: written = '', 3: attributes = '', 4: end} of text.matchAll(tag)) {
    const name = written.toLowerCase();
    if (!end) {
      add(
        index,
        `The tag <${slash}${written} breaks off.`,
        'End it with >, and its values with ".',
      );
    }
    if (slash) {
      const at = open.findLastIndex((one) => one.name === name);
      if (at === -1) {
        add(index, `</${written}> closes nothing.`, `Write <${written}> in front, or remove it.`);
      }
      const [, ...inside] = at === -1 ? [] : open.splice(at);
      inside.forEach(unclosed);
    } else if (!empty.has(name) && !attributes.endsWith('/')) {
      open.push({name, index});
    }
  }
  open.forEach(unclosed);
  return faults.sort((one, other) => one.index - other.index);
}

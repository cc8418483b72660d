import type {TextFault} from './TextFault';

/** A tag, complete or not; quoted values may contain `>`. */
export const tag = /<(\/?)([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)(>?)/gi;

/** Void elements (HTML, 13.1.2). */
const empty = new Set(['br', 'hr', 'img', 'input', 'wbr']);

interface OpenTag {
  readonly name: string;
  readonly index: number;
}

/**
 * Incomplete, unclosed and unopened tags of an HTML fragment. Browsers guess, and nest the rest of
 * the page in it.
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
        `The tag <${slash}${written} is not finished.`,
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

import type {Fault} from '../faults/Fault';
import {placeAt} from '../faults/Place';

/** The line that opens or closes a code block, in a list or a blockquote too. */
const fence = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}(?=[^`\n]*$)|~{3,})(.*)$/gm;

/**
 * A code block that is never closed. It swallows the rest of the page, so that a surrounding tag
 * seems unclosed and everything after it seems missing.
 *
 * @param file path shown in the fault
 */
export function findOpenCode(file: string, source: string): readonly Fault[] {
  let open: {readonly index: number; readonly sign: string} | undefined;
  for (const {1: sign = '', 2: rest = '', index} of source.matchAll(fence)) {
    if (!open) {
      open = {index, sign};
    } else if (sign.startsWith(open.sign) && !rest.trim()) {
      open = undefined;
    }
  }
  return open
    ? [
        {
          file,
          ...placeAt(source, open.index),
          rule: 'syntax',
          what: 'A block of code is never closed.',
          remedy: `Add a line with ${open.sign} after it.`,
        },
      ]
    : [];
}

import type {Fault} from '../faults/Fault';

const oldId = /^#{1,6} .*?(\{#([\w-]+)\})[ \t\r]*$/;
const fence = /^\s*(?:`{3,}|~{3,})/;

/**
 * Heading ids in the syntax of other sites, all at once: the parser stops at the first, which it
 * reads as code.
 *
 * @param file path shown in the faults
 */
export function oldIds(file: string, source: string): readonly Fault[] {
  let lineStart = 0;
  let isCode = false;
  return source.split('\n').flatMap((text, index) => {
    const start = lineStart;
    lineStart += text.length + 1;
    isCode = fence.test(text) ? !isCode : isCode;
    const [, written = '', id] = (!isCode && oldId.exec(text)) || [];
    if (id === undefined) {
      return [];
    }
    const column = text.lastIndexOf(written);
    const comment = `{/* #${id} */}`;
    const startOffset = start + column;
    const fix = {startOffset, endOffset: startOffset + written.length, text: comment};
    return [
      {
        file,
        line: index + 1,
        column: column + 1,
        rule: 'syntax',
        what: `The id of a heading is written the old way, ${written}.`,
        remedy: `Write it as a comment: ${comment}.`,
        fix,
      },
    ];
  });
}

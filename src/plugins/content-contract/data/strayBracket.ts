const closers: Readonly<Record<string, string>> = {'{': '}', '[': ']', '(': ')'};

/** A bracket in the source without its counterpart. */
interface StrayBracket {
  /** In UTF-16 code units. */
  readonly offset: number;
  /** The bracket that would close it, and where; absent when it is itself a closing one. */
  readonly closing?: {readonly bracket: string; readonly offset: number};
}

interface Opened {
  readonly offset: number;
  /** The bracket that closes it. */
  readonly bracket: string;
  readonly indent: number;
}

/** Strings and comments, which may hold any bracket, and the brackets themselves. */
const token = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`|\/\/.*|\/\*[\s\S]*?\*\/|[[\](){}]/g;

/**
 * The first unmatched bracket, judged by indentation. The content of a bracket is indented further
 * than its line, what follows is not, and its closing bracket is of the same kind and indented no
 * further.
 */
export function strayBracket(source: string): StrayBracket | undefined {
  const open: Opened[] = [];
  let start = 0;
  for (const line of source.split('\n')) {
    // The branches of a conditional expression are indented by what follows `?` or `:`.
    const indent = line.search(/[^\s?:]|$/);
    const last = open.at(-1);
    if (last && indent <= last.indent && /^\s*[\w'"[{]/.test(line)) {
      return {offset: last.offset, closing: {bracket: last.bracket, offset: start + indent}};
    }
    for (const {0: found, index} of line.matchAll(token)) {
      const bracket = closers[found];
      if (bracket) {
        open.push({offset: start + index, bracket, indent});
      } else if (/^[\])}]$/.test(found)) {
        const inner = open.at(-1);
        if (inner && inner.bracket !== found && open.some((outer) => outer.bracket === found)) {
          return {offset: inner.offset, closing: {bracket: inner.bracket, offset: start + index}};
        }
        const closed = open.pop();
        if (!closed || closed.indent < indent) {
          return {offset: start + index};
        }
      }
    }
    start += line.length + 1;
  }
  const left = open.at(-1);
  return left && {offset: left.offset, closing: {bracket: left.bracket, offset: source.length}};
}

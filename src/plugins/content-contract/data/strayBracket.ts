const closers: Readonly<Record<string, string>> = {'{': '}', '[': ']', '(': ')'};

/** A bracket of the source without the one that belongs to it. */
interface StrayBracket {
  /** In UTF-16 code units. */
  readonly offset: number;
  /** What would close it, and where; none when it is itself one that closes. */
  readonly closing?: {readonly bracket: string; readonly offset: number};
}

interface Opened {
  readonly offset: number;
  /** What closes it. */
  readonly bracket: string;
  readonly indent: number;
}

/** Texts and remarks, which may hold any bracket, and the brackets. */
const token = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`|\/\/.*|\/\*[\s\S]*?\*\/|[[\](){}]/g;

/**
 * The first bracket that stands alone, told by the layout: what it holds is set further to the right
 * than its line, what comes after is not, and it is closed no further to the right, by one of its kind.
 */
export function strayBracket(source: string): StrayBracket | undefined {
  const open: Opened[] = [];
  let start = 0;
  for (const line of source.split('\n')) {
    // A choice is set by what follows its mark.
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

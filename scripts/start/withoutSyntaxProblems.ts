/** Says of what the next lines are. */
const title =
  /^\[ERROR\] (?:Sidebars file at ".*" failed to be loaded|Loading of version failed|Site plugin reload failure|Invalid translation file at|Site reload failure)/;

/** Lines about one fault: how they begin and end, and what they say of a slip. */
interface Block {
  readonly opens: RegExp;
  readonly closes: RegExp;
  readonly slip: RegExp;
}

const blocks: readonly Block[] = [
  // The loader of the configuration and of menus.
  {
    opens: /^(?:\[ERROR\] )?Error: Docusaurus could not load module at path /,
    closes: /^\}$/,
    slip: /ParseError: /,
  },
  // The bundler.
  {opens: /^\s*├─▶/, closes: /^\s*╰─▶/, slip: /╰─▶\s+× Syntax Error/},
];

/** The reader of JSON, whose frames follow. */
const ofJson = /^SyntaxError: .+\.json: /;
const frame = /^\s+at /;

/**
 * Passes on what Docusaurus writes, line by line, without what its parsers say of a slip of typing in
 * a data file, once a language and often on the line after it: the check tells the slip.
 *
 * @param files that the check reads for slips, from the root of the site
 * @param onLine gets every other line
 */
export function withoutSyntaxProblems(
  files: readonly string[],
  onLine: (line: string) => void,
): (line: string) => void {
  let held: string[] = [];
  let block: Block | undefined;
  let isBelowSlip = false;
  const isTold = (text: string) =>
    files.some((file) => text.replaceAll('\\', '/').includes(`/${file}:`));
  const settle = (isSlip: boolean): void => {
    const lines = isSlip ? [] : held;
    held = [];
    block = undefined;
    for (const line of lines) {
      onLine(line);
    }
  };
  return (line) => {
    isBelowSlip &&= frame.test(line);
    if (isBelowSlip) {
      return;
    }
    held.push(line);
    if (block?.closes.test(line)) {
      const text = held.join('\n');
      settle(block.slip.test(text) && isTold(text));
    } else if (!block && ofJson.test(line) && isTold(line)) {
      isBelowSlip = true;
      settle(true);
    } else if (!block) {
      block = blocks.find(({opens}) => opens.test(line));
      if (!block && !title.test(line)) {
        settle(false);
      }
    }
  };
}

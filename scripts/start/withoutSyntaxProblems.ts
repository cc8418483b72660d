/** Introduces the following lines. */
const title =
  /^\[ERROR\] (?:Sidebars file at ".*" failed to be loaded|Loading of version failed|Site plugin reload failure|Invalid translation file at|Site reload failure)/;

/** Lines about one fault: first line, last line, and the parser's message. */
interface Block {
  readonly opens: RegExp;
  readonly closes: RegExp;
  readonly slip: RegExp;
}

const blocks: readonly Block[] = [
  // Loader of the configuration and the menus.
  {
    opens: /^(?:\[ERROR\] )?Error: Docusaurus could not load module at path /,
    closes: /^\}$/,
    slip: /ParseError: /,
  },
  // The bundler.
  {opens: /^\s*├─▶/, closes: /^\s*╰─▶/, slip: /╰─▶\s+× Syntax Error/},
];

/** JSON parser, followed by stack frames. */
const ofJson = /^SyntaxError: .+\.json: /;
const frame = /^\s+at /;

/**
 * Forwards Docusaurus's output line by line, without its parsers' messages about a syntax error in
 * a data file, once per language and often for the wrong line: the check reports the error.
 *
 * @param files that the check reads for syntax errors, from the root of the site
 * @param onLine called for every other line
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

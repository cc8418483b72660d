/** A page that could not be made. */
export interface CompileFailure {
  /** As the bundler names it: absolute. */
  readonly file: string;
  /** The first line of the reason. */
  readonly cause: string;
}

const opening = /MDX compilation failed for file "([^"]+)"/;
const reason = /^\s*│\s*Cause: (.*)$/;
/** What the bundler writes below: the details, and the stack of Docusaurus. */
const below = /^\s*│/;

/**
 * Reads what the bundler writes line by line, and takes the failures of pages out of it.
 *
 * @param onFailure told of each of them
 * @param onLine gets every other line: a fault of code is for those who program
 */
export function readFailures(
  onFailure: (failure: CompileFailure) => void,
  onLine: (line: string) => void,
): (line: string) => void {
  let file: string | undefined;
  return (line) => {
    const opened = opening.exec(line)?.[1];
    if (opened === undefined && !(file !== undefined && below.test(line))) {
      file = undefined;
      onLine(line);
      return;
    }
    file = opened ?? file;
    const cause = reason.exec(line)?.[1];
    if (file !== undefined && cause !== undefined) {
      onFailure({file, cause});
    }
  };
}

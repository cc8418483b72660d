/** A page that failed to compile. */
export interface CompileFailure {
  /** Absolute path, from the bundler. */
  readonly file: string;
  /** The first line of the reason. */
  readonly cause: string;
}

const opening = /MDX compilation failed for file "([^"]+)"/;
const reason = /^\s*│\s*Cause: (.*)$/;
/** What the bundler prints below: details, and the stack of Docusaurus. */
const below = /^\s*│/;

/**
 * Reads the bundler's output line by line and extracts the failures of pages.
 *
 * @param onFailure called for each failure
 * @param onLine called for every other line: faults of code are for developers
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

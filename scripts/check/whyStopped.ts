/**
 * What to print of an error that ended the check itself. The program tripping over a value that it
 * lacks is no fault of a page, and its own words name neither a file nor a remedy.
 *
 * @param error as it was thrown
 * @returns an error that says what to do; any other than of a missing value as it is
 */
export function whyStopped(error: unknown): unknown {
  return error instanceof TypeError
    ? new Error(
        `The check itself stopped, and no page is at fault: ${error.message}.\n` +
          'npx tsc --noEmit names the line of the program, most often where a language lacks its words: ' +
          'see “Adding a language” in CONTRIBUTING.md.',
        {cause: error},
      )
    : error;
}

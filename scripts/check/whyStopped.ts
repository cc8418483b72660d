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
        `The check itself failed; no page caused this: ${error.message}.\n` +
          'npx tsc --noEmit shows the line of code, most often where the text of a language is missing: ' +
          'see “Adding a language” in CONTRIBUTING.md.',
        {cause: error},
      )
    : error;
}

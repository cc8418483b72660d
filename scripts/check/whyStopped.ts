/**
 * The error to report when the check itself failed. A TypeError from a missing value is not the
 * fault of a page, and its message names neither a file nor a remedy.
 *
 * @returns an error that says what to do; any other error unchanged
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

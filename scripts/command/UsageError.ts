/**
 * The command line cannot be right: an argument is missing or has an unknown value. Ends the command
 * with code 2, as an unknown option does: nothing was attempted, so retrying is pointless.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

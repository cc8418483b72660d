/**
 * What was typed cannot be meant so: too few words, or one that is none of those there are. It ends
 * the command with code 2, as an unknown option does: nothing was tried, and to try again is of no use.
 */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

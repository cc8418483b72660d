import {UsageError} from '../scripts/command/UsageError';
import {wholeNumber} from '../scripts/command/wholeNumber';

/**
 * The numbers that an option gives, with commas between them.
 *
 * @param option its name, as it is typed
 * @param given what it says
 * @param least the smallest that can be measured
 * @throws UsageError before anything is built, which takes minutes
 */
export function wholeNumbers(option: string, given: string, least: number): number[] {
  const numbers = given.split(',').map((word) => wholeNumber(word.trim()));
  if (!numbers.every((number) => number >= least)) {
    throw new UsageError(
      `${option} ${given}: give whole numbers from ${least} on, with commas between.`,
    );
  }
  return numbers;
}

import {Misuse} from '../scripts/command/Misuse';
import {wholeNumber} from '../scripts/command/wholeNumber';

/**
 * The numbers that an option gives, with commas between them.
 *
 * @param option its name, as it is typed
 * @param given what it says
 * @param least the smallest that can be measured
 * @throws Misuse before anything is built, which takes minutes
 */
export function wholeNumbers(option: string, given: string, least: number): number[] {
  const numbers = given.split(',').map((word) => wholeNumber(word.trim()));
  if (!numbers.every((number) => number >= least)) {
    throw new Misuse(
      `${option} ${given}: give whole numbers from ${least} on, with commas between.`,
    );
  }
  return numbers;
}

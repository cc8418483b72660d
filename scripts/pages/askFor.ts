import {stdin, stdout} from 'node:process';
import {createInterface} from 'node:readline/promises';
import {UsageError} from '../command/UsageError';

/** What is wrong with an answer, and what to enter; undefined when it is acceptable. */
type FaultOf = (answer: string) => string | undefined;

function noFault(): undefined {}

/**
 * Prompts the user for an answer.
 *
 * @param given value from the command line
 * @param usage the command with the option that sets it
 * @param faultOf says why an answer is unacceptable: the prompt repeats until one is acceptable
 * @throws without a terminal: with the fault of the given value, or the question
 */
export async function askFor(
  question: string,
  given: string | undefined,
  usage: string,
  faultOf: FaultOf = noFault,
): Promise<string> {
  const fault = given?.trim() ? faultOf(given.trim()) : undefined;
  if (given?.trim() && fault === undefined) {
    return given.trim();
  }
  if (!stdin.isTTY) {
    throw fault
      ? new Error(fault)
      : new UsageError(`${question} Give it on the command line: ${usage}`);
  }
  const lines = createInterface({input: stdin, output: stdout});
  try {
    for (let shown = fault; ; ) {
      if (shown !== undefined) {
        console.error(shown);
      }
      const answer = (await lines.question(`${question} `)).trim();
      shown = answer === '' ? undefined : faultOf(answer);
      if (answer !== '' && shown === undefined) {
        return answer;
      }
    }
  } finally {
    lines.close();
  }
}

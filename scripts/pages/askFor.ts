import {stdin, stdout} from 'node:process';
import {createInterface} from 'node:readline/promises';

/**
 * An answer of the person at the keyboard.
 *
 * @param given what was already said on the command line
 * @param isGood whether an answer will do; it is asked again until one does
 * @throws when nobody is there to answer
 */
export async function askFor(
  question: string,
  given: string | undefined,
  isGood: (answer: string) => boolean = (answer) => answer !== '',
): Promise<string> {
  if (given !== undefined && isGood(given)) {
    return given;
  }
  if (!stdin.isTTY) {
    throw new Error(`${question} Give it on the command line.`);
  }
  const lines = createInterface({input: stdin, output: stdout});
  try {
    for (;;) {
      const answer = (await lines.question(`${question} `)).trim();
      if (isGood(answer)) {
        return answer;
      }
    }
  } finally {
    lines.close();
  }
}

import {withoutStack} from './withoutStack';

/**
 * Refuses a faulty configuration before anything is built.
 *
 * @param faults one sentence each: where, what is wrong, what to do
 * @throws with every fault at once
 */
export function assertBuildable(faults: readonly string[]): void {
  if (faults.length > 0) {
    throw withoutStack(
      `The site cannot be built:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  }
}

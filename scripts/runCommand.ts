import {endOnceWritten} from './endOnceWritten';

/**
 * Runs a command. What it throws is printed for the person at the keyboard, and ends it with
 * code 1.
 *
 * @param main the whole of the command
 */
export async function runCommand(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    endOnceWritten(1);
  }
}

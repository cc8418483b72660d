import {codeOf} from './codeOf';
import {exitAfterFlush} from './exitAfterFlush';
import {errorMessage} from './errorMessage';

/**
 * Runs a command. What it throws is printed for the person at the keyboard, and ends it with
 * code 1, or 2 when the command was misused.
 *
 * @param main the whole of the command
 */
export async function runCommand(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(errorMessage(error));
    exitAfterFlush(codeOf(error));
  }
}

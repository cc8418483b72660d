import {codeOf} from './codeOf';
import {errorMessage} from './errorMessage';
import {exitAfterFlush} from './exitAfterFlush';

/**
 * Runs a command. Prints what it throws for the user and exits with code 1, or 2 for wrong usage.
 *
 * @param main the command
 */
export async function runCommand(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(errorMessage(error));
    exitAfterFlush(codeOf(error));
  }
}

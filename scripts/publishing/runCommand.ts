/**
 * Runs a command. What it throws is printed for the person at the keyboard, and ends it with
 * code 1.
 */
export async function runCommand(main: () => void | Promise<void>): Promise<void> {
  // nginx reads the store as another user, whatever is usual for the person who publishes.
  process.umask(0o022);
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** What a task gives; when it fails, says why without a stack and ends the command with 1. */
export function orStop<Value>(task: () => Value): Value {
  try {
    return task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Never throws, even for values that cannot be converted to a string. */
function textOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}

/**
 * The messages of an error and of its causes, outermost first.
 *
 * @param error what was thrown: usually an `Error`, but anything can be thrown
 * @returns at least one message; a circular chain of causes ends where it repeats
 */
export function causeChain(error: unknown): readonly string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current);
    messages.push(textOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.length > 0 ? messages : [textOf(error)];
}

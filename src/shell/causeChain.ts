/**
 * The messages of an error and of what caused it, outermost first.
 *
 * @param error what was thrown: usually an `Error`, but anything can be thrown
 * @returns at least one message; a cause that comes round again ends the chain
 */
export function causeChain(error: unknown): readonly string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message || current.name : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.length > 0 ? messages : [String(error)];
}

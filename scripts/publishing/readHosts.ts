const host = /^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/;

/**
 * The hosts that a proxy stands in front of, as they go into its configuration.
 *
 * @param given what `--proxy` says: hosts with their ports, a comma between them
 * @throws with a sentence when one of them is none
 */
export function readHosts(given: string): string[] {
  const hosts = given.split(',').map((name) => name.trim());
  const others = hosts.filter((name) => !host.test(name));
  if (others.length > 0) {
    throw new Error(
      `--proxy ${given}: ${others.map((name) => `“${name}”`).join(', ')} is no host. Give each with its port, and nothing else: --proxy a.internal:8080,b.internal:8080`,
    );
  }
  return hosts;
}

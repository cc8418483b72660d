import {UsageError} from '../../command/UsageError';

const host = /^(?:[\w.-]+|\[[\da-fA-F:.]+\]):(\d+)$/;

/** Without a port nginx would ask at 80, where none of our hosts listens unless it is told to. */
function isHost(name: string): boolean {
  const port = Number(host.exec(name)?.[1]);
  return port >= 1 && port <= 65_535;
}

/**
 * The hosts that a proxy stands in front of, as they go into its configuration.
 *
 * @param given what `--proxy` says: hosts with their ports, a comma between them
 * @throws with a sentence when one of them is none
 */
export function readHosts(given: string): string[] {
  const hosts = given.split(',').map((name) => name.trim());
  const others = hosts.filter((name) => !isHost(name));
  if (others.length > 0) {
    throw new UsageError(
      `--proxy ${given}: ${others.map((name) => `“${name}”`).join(', ')} is not a host with its port. Give each host in this form only: --proxy a.internal:8080,b.internal:8080`,
    );
  }
  return hosts;
}

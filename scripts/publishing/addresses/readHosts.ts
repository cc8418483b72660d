import {UsageError} from '../../command/UsageError';

const host = /^(?:[\w.-]+|\[[\da-fA-F:.]+\]):(\d+)$/;

/** Without a port nginx would use 80, where our hosts do not listen by default. */
function isHost(name: string): boolean {
  const port = Number(host.exec(name)?.[1]);
  return port >= 1 && port <= 65_535;
}

/**
 * The hosts behind a proxy, as written into its configuration.
 *
 * @param given value of `--proxy`: hosts with ports, separated by commas
 * @throws with a sentence when one of them is invalid
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

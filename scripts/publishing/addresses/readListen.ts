import {UsageError} from '../../command/UsageError';

const port = /^(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/;
const host = /^(?:\*|[\w.-]+|\[[\da-fA-F:.]+\])$/;
const socket = /^unix:\/[\w./@:+-]+$/;

function isPlace(listen: string): boolean {
  const [, name, number = ''] = /^(?:(.*):)?(\d+)$/.exec(listen) ?? [];
  return socket.test(listen) || (port.test(number) && (name === undefined || host.test(name)));
}

/**
 * Where nginx listens, as written into its configuration.
 *
 * @param given value of `--listen`, if any
 * @throws with a sentence when nginx cannot listen there
 */
export function readListen<Given extends string | undefined>(given: Given): Given {
  if (given !== undefined && !isPlace(given)) {
    throw new UsageError(
      `--listen ${given}: nginx cannot listen there. Give a port, an address with a port or a socket: 8080, 127.0.0.1:8080, [::1]:8080, unix:/run/help.sock`,
    );
  }
  return given;
}

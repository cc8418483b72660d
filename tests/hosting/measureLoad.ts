import {spawnSync} from 'node:child_process';

interface Load {
  readonly requestsPerSecond: number;
  /** 99th percentile of the response time. */
  readonly p99Ms: number;
  /** Responses other than 2xx or 3xx, and failed connections. */
  readonly failed: number;
}

const unitMs: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1000, m: 60_000};

/** Parses the output of wrk with `--latency`. */
export function readWrk(report: string): Load {
  const [, number = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(report) ?? [];
  const [, ...socketErrors] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [];
  const [, bad = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(report) ?? [];
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    p99Ms: Number(number) * (unitMs[unit] ?? Number.NaN),
    failed: [...socketErrors, bad].reduce((sum, count) => sum + Number(count), 0),
  };
}

/**
 * Requests one URL as often as the server responds.
 *
 * @throws with a sentence when wrk is missing
 */
export function measureLoad(url: string, seconds: number, encoding: string): Load {
  const run = (duration: number) =>
    spawnSync(
      'wrk',
      ['-t2', '-c64', `-d${duration}s`, '--latency', '-H', `Accept-Encoding: ${encoding}`, url],
      {encoding: 'utf8'},
    );
  const warm = run(1);
  if (warm.error) {
    throw new Error('The load is made by wrk: apt-get install wrk');
  }
  return readWrk(run(seconds).stdout);
}

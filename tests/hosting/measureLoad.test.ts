import {expect, it} from 'vitest';
import {readWrk} from './measureLoad';

const report = `Running 10s test @ http://127.0.0.1:8080/fr/
  2 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.05ms    1.20ms  30.11ms   90.02%
  Latency Distribution
     50%    1.83ms
     99%    6.51ms
  312345 requests in 10.00s, 4.50GB read
Requests/sec:  31234.50
Transfer/sec:    460.80MB
`;

it('reads what wrk prints', () => {
  expect(readWrk(report)).toEqual({requestsPerSecond: 31234.5, p99Ms: 6.51, failed: 0});
});

it('counts what failed', () => {
  const failing = `${report}  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 4\n`;
  expect(readWrk(failing).failed).toBe(10);
});

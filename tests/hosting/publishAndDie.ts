/**
 * Publishes a build and is killed at a step, if one is named:
 * `publishAndDie.ts <store> <build> <step> <listen> <reload> <check>`.
 */
import {publish} from '../../scripts/publishing/publish';
import {openStore} from '../../scripts/publishing/store';

const [base = '', build = '', fatal = '', listen = '127.0.0.1:8081', reload = 'true', check] =
  process.argv.slice(2);

void publish(openStore(base), build, {
  keep: 3,
  listen,
  hasBrotli: true,
  reload,
  check,
  drainMs: 0,
  onStep: (step) => {
    if (step === fatal) {
      process.kill(process.pid, 'SIGKILL');
    }
  },
});

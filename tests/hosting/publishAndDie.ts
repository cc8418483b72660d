/** Publishes a build and is killed at a step: `publishAndDie.ts <store> <build> <step>
 * <listen>`. */
import {publish} from '../../scripts/publishing/publish';
import {openStore} from '../../scripts/publishing/store';

const [base = '', build = '', fatal = '', listen = '127.0.0.1:8081'] = process.argv.slice(2);

void publish(openStore(base), build, {
  keep: 3,
  listen,
  hasBrotli: true,
  reload: 'true',
  onStep: (step) => {
    if (step === fatal) {
      process.kill(process.pid, 'SIGKILL');
    }
  },
});

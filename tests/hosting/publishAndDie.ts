/**
 * Publishes a build and kills itself at a step, if given, or at `removal`, in the middle of
 * deleting a release: `publishAndDie.ts <store> <build> <step> <listen> <reload> <check>`.
 */
import fs, {existsSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {join} from 'node:path';
import {publish} from '../../scripts/publishing/publish';
import {openStore} from '../../scripts/publishing/releases/store';

const [base = '', build = '', fatal = '', listen = '127.0.0.1:8081', reload = 'true', check] =
  process.argv.slice(2);

function dieWhileRemoving(): void {
  const {rmSync} = fs;
  fs.rmSync = (path, more) => {
    const policy = join(String(path), '_headers');
    if (more?.recursive && existsSync(policy)) {
      rmSync(policy);
      process.kill(process.pid, 'SIGKILL');
    }
    rmSync(path, more);
  };
  syncBuiltinESMExports();
}

if (fatal === 'removal') {
  dieWhileRemoving();
}
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

import {relative, sep} from 'node:path';
import type {CompileFailure} from './readFailures';

/** Holds compile failures of pages back until the check has read the same pages. */
export interface FailureReport {
  failed(failure: CompileFailure): void;
  /** A check is starting or restarting. */
  checking(): void;
  /** @param faulty files in which the check has found faults */
  checked(faulty: ReadonlySet<string>): void;
}

/**
 * Messages of the page parser, which offer no remedy. The check uses the same parser and reports
 * the same faults in its own words; if it does not, the page was fixed meanwhile.
 */
const ofParser = /^(?:Expected (?:a|the) closing tag|Unexpected |Could not parse )/;

/**
 * Reports pages that failed to compile, one line each, except those in which the check found
 * faults: it reports these with line and remedy.
 *
 * @param tell prints a line
 */
export function compileFailures(siteDir: string, tell: (line: string) => void): FailureReport {
  const waiting = new Set<string>();
  const told = new Set<string>();
  let known: ReadonlySet<string> | undefined;
  const settle = (): void => {
    for (const entry of known ? waiting : []) {
      const [file = '', cause] = entry.split('\n');
      // Each language reports it, some twice.
      if (!known?.has(file) && !told.has(entry)) {
        tell(`${file}  This page cannot be shown: ${cause}`);
        told.add(entry);
      }
      waiting.delete(entry);
    }
  };
  return {
    failed({file, cause}) {
      if (ofParser.test(cause)) {
        return;
      }
      waiting.add(`${relative(siteDir, file).split(sep).join('/')}\n${cause}`);
      settle();
    },
    checking() {
      known = undefined;
      told.clear();
    },
    checked(faulty) {
      known = faulty;
      settle();
    },
  };
}

import {relative, sep} from 'node:path';
import type {CompileFailure} from './readFailures';

/** Holds the failures of pages back until the check has looked at the same pages. */
export interface FailureReport {
  failed(failure: CompileFailure): void;
  /** A check is about to begin, or begins anew. */
  checking(): void;
  /** @param faulty pages that the check has found faults in, by their file */
  checked(faulty: ReadonlySet<string>): void;
}

/**
 * What the parser of pages says, which has no remedy. The check reads pages with the same parser, and
 * says it in its own words; where it does not, the page has been mended meanwhile.
 */
const ofParser = /^(?:Expected (?:a|the) closing tag|Unexpected |Could not parse )/;

/**
 * Tells of pages that could not be made in one line each, and only of those the check finds nothing
 * wrong with: of the others it says the same, with the line and what to do.
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
      // Each language tells of it, and some of them twice.
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

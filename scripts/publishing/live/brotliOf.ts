import {existsSync} from 'node:fs';
import {readState} from '../releases/state';
import type {Store} from '../releases/store';

/** Where Debian's and nginx's own packages install it. */
const modules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/etc/nginx/modules/ngx_http_brotli_static_module.so',
];

/**
 * Whether nginx serves stored brotli: as specified now, else as specified last time, else whether
 * its module is found on this machine. A detected value is not stored: the module may be installed
 * later.
 *
 * @param given value of this run, if any
 * @returns the choice, and a sentence that explains it
 */
export function brotliOf(
  store: Store,
  given: boolean | undefined,
): {readonly hasBrotli: boolean; readonly choice: string} {
  const said = given ?? readState(store).brotli;
  if (said !== undefined) {
    return {
      hasBrotli: said,
      choice: said ? 'brotli and gzip (--brotli)' : 'gzip only (--no-brotli)',
    };
  }
  return modules.some((module) => existsSync(module))
    ? {
        hasBrotli: true,
        choice: 'brotli and gzip (module found; if nginx does not load it, use --no-brotli)',
      }
    : {
        hasBrotli: false,
        choice: 'gzip only (no brotli module found; if nginx has one, use --brotli)',
      };
}

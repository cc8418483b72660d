import {existsSync} from 'node:fs';
import {readState} from '../releases/state';
import type {Store} from '../releases/store';

/** Where Debian and nginx's own packages put it. */
const modules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/etc/nginx/modules/ngx_http_brotli_static_module.so',
];

/**
 * Whether nginx is to serve stored brotli: as was said, or else as was said the last time, or else when
 * its module is found on this machine. A guess is not kept: the module may come later.
 *
 * @param given what was said this time, if anything
 * @returns it, and in words what was chosen, and why
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

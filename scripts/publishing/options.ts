import {existsSync} from 'node:fs';
import type {PublishOptions} from './publishOptions';

/** Options that the commands share, as `parseArgs` takes them. */
export const commandOptions = {
  to: {type: 'string', default: process.env.HELP_STORE},
  keep: {type: 'string', default: '5'},
  listen: {type: 'string'},
  reload: {type: 'string'},
  check: {type: 'string'},
} as const;

/**
 * The folder that a site is published to.
 *
 * @param to what `--to` or HELP_STORE say
 * @throws with a sentence when neither does: nobody publishes to a folder by oversight
 */
export function storeFolder(to: string | undefined): string {
  if (!to) {
    throw new Error(
      'Where is the site published to? Add --to with its folder, such as --to /srv/help, or set HELP_STORE.',
    );
  }
  return to;
}

const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/etc/nginx/modules/ngx_http_brotli_static_module.so',
];

/**
 * Reads what was given on the command line.
 *
 * @throws with a sentence when a value makes no sense
 */
export function readOptions(values: {
  readonly keep: string;
  readonly listen?: string;
  readonly reload?: string;
  readonly check?: string;
}): PublishOptions {
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 2) {
    throw new Error(
      `--keep ${values.keep}: keep two releases at least, so that one can come back.`,
    );
  }
  return {
    keep,
    listen: values.listen,
    hasBrotli: brotliModules.some((module) => existsSync(module)),
    reload: values.reload,
    check: values.check?.replace(/\/$/, ''),
  };
}

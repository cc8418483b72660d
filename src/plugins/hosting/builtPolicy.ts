import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * The Content-Security-Policy that a build was sealed with. It is read and not made again: the code
 * may have other rules by the time an older release is served.
 *
 * @param directory the sealed build
 * @throws when its `_headers` is missing or states no policy for all addresses
 */
export function builtPolicy(directory: string): string {
  const file = join(directory, '_headers');
  const headers = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const policy = /^\/\*\n(?: {2}.*\n)*? {2}Content-Security-Policy: (.+)$/m.exec(headers)?.[1];
  if (!policy) {
    throw new Error(
      `${file} states no Content-Security-Policy below "/*". It is written by: npm run build. If this is a release of a store, remove its folder and publish again.`,
    );
  }
  return policy;
}

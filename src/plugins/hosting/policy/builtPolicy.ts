import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const headersOf = (directory: string) => join(directory, '_headers');

/** Like `builtPolicy`, but `undefined` when `_headers` is missing or states no policy. */
export function statedPolicy(directory: string): string | undefined {
  const file = headersOf(directory);
  const headers = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^\/\*\n(?: {2}.*\n)*? {2}Content-Security-Policy: (.+)$/m.exec(headers)?.[1];
}

/**
 * The Content-Security-Policy that a build was sealed with. Read rather than recomputed, since the
 * code may have changed by the time an older release is served.
 *
 * @param directory the sealed build
 * @throws when its `_headers` is missing or states no policy for all addresses
 */
export function builtPolicy(directory: string): string {
  const policy = statedPolicy(directory);
  if (!policy) {
    throw new Error(
      `${headersOf(directory)} has no Content-Security-Policy under "/*". It is written by: npm run build.`,
    );
  }
  return policy;
}

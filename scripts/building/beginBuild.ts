import {mkdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Marks a build as running. Its bundler cache may be stale if it is killed or reads a page while
 * that is being saved: the next build would reuse the old text. While the mark exists the cache is
 * not trusted, and the next build deletes it. A build with the cache turned off leaves the cache
 * alone.
 *
 * @param siteDir the checkout
 * @param env environment of Docusaurus
 * @returns start of the build and current time, both by the clock of the file system (ms since
 *   1970), and `trust`, which removes the mark after a successful build
 */
export function beginBuild(
  siteDir: string,
  env: NodeJS.ProcessEnv,
): {
  readonly begunMs: number;
  readonly nowMs: () => number;
  readonly trust: () => void;
} {
  const caches = join(siteDir, 'node_modules/.cache');
  const keepsCache = !env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  const mark = join(caches, keepsCache ? 'build-begun' : `clock-${process.pid}`);
  if (keepsCache && statSync(mark, {throwIfNoEntry: false})) {
    rmSync(join(caches, 'rspack'), {recursive: true, force: true});
  }
  mkdirSync(caches, {recursive: true});
  const nowMs = (): number => {
    writeFileSync(mark, '');
    const {mtimeMs} = statSync(mark);
    if (!keepsCache) {
      rmSync(mark);
    }
    return mtimeMs;
  };
  return {begunMs: nowMs(), nowMs, trust: () => rmSync(mark, {force: true})};
}

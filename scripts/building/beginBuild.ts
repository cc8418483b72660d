import {mkdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Marks that a build has begun. What the bundler keeps for the next build may be wrong when this one
 * is ended by force, or reads a page while it is being saved: the next one would take the old text
 * for the new. As long as the mark stands the cache is not trusted, and the next build drops it. A
 * build that is told to keep none leaves it to those that do.
 *
 * @param siteDir the checkout
 * @param env what Docusaurus is told by its environment
 * @returns when the build began and what time it is now, both by the clock of the file system (ms
 *   since 1970), and what takes the mark away when all went as it should
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

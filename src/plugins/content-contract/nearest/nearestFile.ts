import {posix} from 'node:path';
import {nearestName} from './nearestName';

/** The name people use for a file: without extension, or its folder when it is an index. */
function calledName(file: string): string {
  const {name, dir} = posix.parse(file);
  return name === 'index' ? posix.basename(dir) : name;
}

/**
 * The file a writer most likely meant, compared by name regardless of folder, so that both moved
 * and misspelt pages are found.
 */
export function nearestFile(wanted: string, files: Iterable<string>): string | undefined {
  const byName = new Map<string, string>();
  for (const file of files) {
    byName.set(calledName(file), file);
  }
  const near = nearestName(calledName(wanted), byName.keys());
  return near === undefined ? undefined : byName.get(near);
}

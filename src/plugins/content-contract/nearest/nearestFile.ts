import {posix} from 'node:path';
import {nearestName} from './nearestName';

/** What people call a file: its name without ending, or its folder when it is an index. */
function calledName(file: string): string {
  const {name, dir} = posix.parse(file);
  return name === 'index' ? posix.basename(dir) : name;
}

/**
 * The file a writer most likely meant, by its name whatever its folder: moved pages and misspelt
 * ones are both found.
 */
export function nearestFile(wanted: string, files: Iterable<string>): string | undefined {
  const byName = new Map<string, string>();
  for (const file of files) {
    byName.set(calledName(file), file);
  }
  const near = nearestName(calledName(wanted), byName.keys());
  return near === undefined ? undefined : byName.get(near);
}

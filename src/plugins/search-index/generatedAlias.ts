import path from 'node:path';

/**
 * The import alias of a file that the build generates. Chunk names are derived from it, so it must
 * be the same on every machine, whatever its path separators.
 *
 * @param generatedFilesDir the folder of the alias `@generated`
 * @param file a file below it
 */
export function generatedAlias(generatedFilesDir: string, file: string): string {
  return `@generated/${path.relative(generatedFilesDir, file).replaceAll('\\', '/')}`;
}

import path from 'node:path';

/**
 * The alias of a file that the build wrote for itself. Chunks are named after what is written here,
 * so it is the same on every machine, whatever slashes its paths have.
 *
 * @param generatedFilesDir the folder that `@generated` stands for
 * @param file a file below it
 */
export function generatedAlias(generatedFilesDir: string, file: string): string {
  return `@generated/${path.relative(generatedFilesDir, file).replaceAll('\\', '/')}`;
}

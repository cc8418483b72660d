import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchIndex, SearchPointer} from '../../search/SearchIndex';
import {sha256} from '../sha256';
import {pointerName} from './pointerName';

/**
 * Folder of the indexes below the root of a locale; hosts cache hashed files in `assets` for ever.
 */
export const indexFolder = 'assets/search';

/**
 * Writes an index under a name with a content hash, and the pointer file to it, which replaces the
 * plugin's own index.
 *
 * @param outDir folder of the built locale
 * @param baseUrl address of that folder
 * @param versionDir folder of the version, `outDir` itself for the current one
 * @param index what to write
 */
export async function writeIndex(
  outDir: string,
  baseUrl: string,
  versionDir: string,
  index: SearchIndex,
): Promise<void> {
  const json = JSON.stringify(index);
  const hash = sha256(json).slice(0, 12);
  const version = path.relative(outDir, versionDir).split(path.sep).join('-') || 'current';
  const name = `${version}.${hash}.json`;
  await mkdir(path.join(outDir, indexFolder), {recursive: true});
  await writeFile(path.join(outDir, indexFolder, name), json);
  const pointer: SearchPointer = {index: `${baseUrl}${indexFolder}/${name}`};
  await writeFile(path.join(versionDir, pointerName), JSON.stringify(pointer));
}

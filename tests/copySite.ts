import {readdirSync, symlinkSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import {join, resolve} from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Too large, or made by a server or a build that may be running. */
const notCopied = /^(?:node_modules|bench|build.*|test-results|\.git|\.docusaurus.*)$/;

/**
 * Copies the site, as it is on the disk, for a test that changes its files; packages are shared.
 *
 * @param folder an empty one
 */
export async function copySite(folder: string): Promise<void> {
  for (const entry of readdirSync(root).filter((name) => !notCopied.test(name))) {
    await cp(join(root, entry), join(folder, entry), {recursive: true});
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of this benchmark, where the other systems are installed. */
export const benchFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Root of this site. */
export const siteFolder = path.join(benchFolder, '../..');

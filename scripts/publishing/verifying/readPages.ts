import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SiteOnDisk} from '../../../src/plugins/hosting/readSite';
import {type Links, readLinks} from './readLinks';

/** A page of a build, with what it references. */
export interface Page {
  readonly file: string;
  readonly address: string;
  readonly html: string;
  readonly links: Links;
}

/** Every page of a build once, by its address. */
export function readPages(directory: string, site: SiteOnDisk): Page[] {
  return site.files
    .filter((file) => file.endsWith('/index.html') || file === 'index.html')
    .map((file) => {
      const folder = file.replace(/\/?index\.html$/, '');
      const address = site.isSlashless(folder) || folder === '' ? `/${folder}` : `/${folder}/`;
      const html = readFileSync(join(directory, file), 'utf8');
      return {file, address, html, links: readLinks(html)};
    });
}

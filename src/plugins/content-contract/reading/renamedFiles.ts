import type {ContentSite} from '../ContentSite';
import {goodPathOf} from '../page/goodPathOf';
import {editions, fileOf} from './locatePage';
import {misnamedPages} from './misnamedPages';

/**
 * The paths that badly named page files will have once renamed as their faults say: links to them
 * are already right. Excludes paths taken by another page.
 */
export function renamedFiles({
  pages,
  files,
}: Pick<ContentSite, 'pages' | 'files'>): ReadonlySet<string> {
  const named = new Set(pages.map(({file}) => file));
  const meant = [...named, ...misnamedPages(files)].flatMap((file) => {
    const edition = editions.find(({directory}) => file.startsWith(`${directory}/`));
    const path = edition && goodPathOf(file.slice(edition.directory.length + 1));
    return edition && path ? [fileOf(edition.locale, edition.version, path)] : [];
  });
  return new Set(meant.filter((file) => !named.has(file)));
}

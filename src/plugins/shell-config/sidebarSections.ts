import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** The pages and the sidebars of a version. */
type Version = {
  readonly docs: readonly Pick<LoadedVersion['docs'][number], 'id' | 'permalink'>[];
  readonly sidebars: LoadedVersion['sidebars'];
};

/**
 * The sections of a version, named and ordered as in its sidebars: top-level categories that have a
 * page.
 */
export function sidebarSections({docs, sidebars}: Version): {path: string; title: string}[] {
  return Object.values(sidebars)
    .flat()
    .flatMap((item) => {
      const {link, label} = item.type === 'category' ? item : {};
      const page = link?.type === 'doc' ? docs.find(({id}) => id === link.id) : undefined;
      return page && label ? [{path: page.permalink, title: label}] : [];
    });
}

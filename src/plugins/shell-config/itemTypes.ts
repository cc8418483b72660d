/** The item types of `src/theme/NavbarItem/ComponentTypes.tsx`; own ones are named `custom-…`. */
export const itemTypes: readonly string[] = [
  'default',
  'dropdown',
  'localeDropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
];

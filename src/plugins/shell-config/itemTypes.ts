/**
 * The item types of `src/theme/NavbarItem/ComponentTypes.tsx`; custom ones are named `custom-…`.
 */
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

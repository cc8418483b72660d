/**
 * Components used by few pages, each with its module in src/. They are bundled with the pages that
 * use them; common ones are in src/theme/MDXComponents and come with every page.
 */
export const pageWords: Readonly<Record<string, string>> = {
  Address: 'components/Address/index.tsx',
  Calculator: 'figures/calculators/index.tsx',
  Card: 'components/Cards/Card.tsx',
  Cards: 'components/Cards/index.tsx',
  Door: 'components/Home/Door.tsx',
  Doors: 'components/Home/Doors.tsx',
  Glossary: 'components/Glossary/index.tsx',
  Hero: 'components/Home/Hero.tsx',
  HomeFigure: 'figures/Figure/HomeFigure.tsx',
  MainSiteLink: 'components/MainSiteLink/index.tsx',
  Message: 'components/Message/index.tsx',
  SearchBox: 'components/SearchBox/index.tsx',
  ShortcutTable: 'components/Keys/ShortcutTable.tsx',
  WebglCheck: 'figures/webgl-check/index.tsx',
};

/**
 * Tags that Docusaurus creates from HTML ones before components are resolved; writers never see
 * these names.
 */
export const pageTags: Readonly<Record<string, string>> = {
  Details: 'theme/MDXComponents/Details/index.tsx',
};

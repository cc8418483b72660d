import {createRequire} from 'node:module';

/** Entry file of upstream's classic theme: the one that the classic preset itself would load. */
export const upstreamThemePath = createRequire(
  createRequire(__filename).resolve('@docusaurus/preset-classic'),
).resolve('@docusaurus/theme-classic');

import {createRequire} from 'node:module';

/** Entry file of upstream's classic theme, as the classic preset itself would resolve it. */
export const upstreamThemePath = createRequire(
  createRequire(__filename).resolve('@docusaurus/preset-classic'),
).resolve('@docusaurus/theme-classic');

import {normalizeThemeConfig as validate} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {classicTheme} from './theme';

type Data = Parameters<typeof classicTheme.validateThemeConfig>[0];

it.each([
  [
    {navbar: {items: [{to: '/a', label: 'A', position: 'middle'}]}},
    '"navbar.items[0].position" must be one of [left, right]',
  ],
  [{footer: {style: 'blue', copyright: '©'}}, '"footer.style" must be one of [dark, light]'],
])('names the file of a setting that only upstream rejects: %j', (themeConfig, says) => {
  const data = {validate, themeConfig} as unknown as Data;
  expect(() => classicTheme.validateThemeConfig(data)).toThrow(
    `- src/plugins/themeConfig.ts: ${says}`,
  );
});

import {expect, it, vi} from 'vitest';

vi.mock('../../src/site', async (original) => ({
  ...(await original<typeof import('../../src/site')>()),
  versions: {
    current: {label: '2026', path: ''},
    archived: [
      {label: '2025', path: '2025'},
      {label: '2024', path: 'old'},
    ],
  },
}));

it('every archived version of src/site.ts is configured, and marked as one', async () => {
  const {default: config} = await import('../../docusaurus.config');
  const [[, preset]] = config.presets as [[string, {docs: {versions: object}}]];
  const archived = {banner: 'unmaintained', noIndex: true};
  expect(preset.docs.versions).toEqual({
    current: {label: '2026', path: '', badge: false},
    '2025': {...archived, label: '2025', path: '2025'},
    '2024': {...archived, label: '2024', path: 'old'},
  });
});

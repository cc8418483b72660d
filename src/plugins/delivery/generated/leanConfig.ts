import type {DocusaurusConfig} from '@docusaurus/types';

/** What is for the build only. */
const buildFields = new Set<string>([
  'clientModules',
  'headTags',
  // Pages ask @generated/i18n.
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
] satisfies (keyof DocusaurusConfig)[]);

const beginning = 'export default ';

/**
 * The configuration of the site as browsers read it: without what the build alone asks for.
 *
 * @param source a module, as Docusaurus writes it
 * @throws when it is not one object of data
 */
export function leanConfig(source: string): string {
  const [, text = ''] = source.split(beginning);
  let config: DocusaurusConfig;
  try {
    config = JSON.parse(text.trim().replace(/;$/, ''));
  } catch {
    throw new Error(
      'Docusaurus writes the configuration for browsers (docusaurus.config.mjs) in another form ' +
        'than 3.10 does. Correct the form in src/plugins/delivery/generated/leanConfig.ts.',
    );
  }
  const fields = Object.entries(config).filter(([name]) => !buildFields.has(name));
  const {experimental_router} = config.future;
  const lean = {...Object.fromEntries(fields), future: {experimental_router}};
  return `${beginning}${JSON.stringify(lean)};\n`;
}

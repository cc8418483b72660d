import type {DocusaurusConfig} from '@docusaurus/types';

const remedy =
  'Pages carry neither the styles nor the scripts of a blog: put news into a page of docs/ or into the announcement of src/site.ts.';

function presetFaults(blog: unknown): string[] {
  if (blog === false) {
    return [];
  }
  const setting =
    blog === undefined
      ? 'the preset lacks the option blog, so it turns the blog on'
      : `the preset has blog: ${JSON.stringify(blog)}`;
  return [`${setting}. This site has no blog. Write blog: false. ${remedy}`];
}

/**
 * Reports an enabled blog: the site has none by design.
 *
 * @param plugins of the configuration, as written
 * @param blog the option of the preset
 * @returns one sentence per fault: setting of docusaurus.config.ts, fault, remedy
 */
export function blogFaults(plugins: DocusaurusConfig['plugins'], blog: unknown): string[] {
  const blogs = plugins
    .map((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin))
    .filter((name) => typeof name === 'string' && /\bcontent-blog\b/.test(name));
  return [
    ...presetFaults(blog),
    ...blogs.map((name) => `plugins contains ${name}. This site has no blog. Remove it. ${remedy}`),
  ].map((fault) => `docusaurus.config.ts: ${fault}`);
}

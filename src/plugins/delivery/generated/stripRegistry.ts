/** `[() => import(…), "name", require.resolveWeak("name")]`: only the first is for browsers. */
const forServer = /, ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(\1\)\]/g;

/**
 * Modules used by every article: as separate chunks they would weigh a tenth more and take four
 * requests.
 */
const everyPage =
  /import\(\/\* webpackChunkName: "\w+" \*\/ ("(?:@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)|[^"]*\/__plugin\.json)")\)/g;

/**
 * The chunk registry for browsers, without names. Modules used by every article are bundled
 * eagerly.
 *
 * @param source as Docusaurus writes it
 * @throws when no entry has the known form
 */
export function stripRegistry(source: string): string {
  const stripped = source.replace(forServer, ']');
  if (stripped === source || stripped.includes('resolveWeak')) {
    throw new Error(
      'Docusaurus writes its list of chunks (registry.js) in a different form from 3.10. ' +
        'Correct the form in src/plugins/delivery/generated/stripRegistry.ts.',
    );
  }
  return stripped.replace(everyPage, 'import(/* webpackMode: "eager" */ $1)');
}

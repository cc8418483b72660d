/** `[() => import(…), "name", require.resolveWeak("name")]`: all but the first is for the server. */
const forServer = /, ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(\1\)\]/g;

/** What every article runs: apart it would weigh a tenth more, and take four requests. */
const everyPage =
  /import\(\/\* webpackChunkName: "\w+" \*\/ ("(?:@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)|[^"]*\/__plugin\.json)")\)/g;

/**
 * The list of chunks with the way to each, without their names. What every article runs comes with
 * the program, and what of it other pages share with no article stays with those.
 *
 * @param source as Docusaurus writes it
 * @throws when no entry has the shape that is known
 */
export function leanRegistry(source: string): string {
  const lean = source.replace(forServer, ']');
  if (lean === source || lean.includes('resolveWeak')) {
    throw new Error(
      'Docusaurus writes its list of chunks (registry.js) in another form than 3.10 does. ' +
        'Correct the form in src/plugins/delivery/generated/leanRegistry.ts.',
    );
  }
  return lean.replace(everyPage, 'import(/* webpackMode: "eager" */ $1)');
}

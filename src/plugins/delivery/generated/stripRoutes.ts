/**
 * `ComponentCreator('/faq', '1a2')`: joined, the two arguments are the key in the chunk registry.
 */
const pathAndHash = /(ComponentCreator\('(?:[^'\\]|\\.)*)', '([^'\\]*')/g;

/**
 * The list of routes, with both arguments of each `ComponentCreator` joined into one: every page
 * downloads them all.
 *
 * @param source as Docusaurus writes it
 * @throws when no entry has the known form
 */
export function stripRoutes(source: string): string {
  const stripped = source.replace(pathAndHash, '$1-$2');
  if (stripped === source) {
    throw new Error(
      'Docusaurus writes its list of routes (routes.js) in a different form from 3.10. ' +
        'Correct the form in src/plugins/delivery/generated/stripRoutes.ts.',
    );
  }
  return stripped;
}

/** `ComponentCreator('/faq', '1a2')`: what the two say together is the name in the list of chunks. */
const pathAndHash = /(ComponentCreator\('(?:[^'\\]|\\.)*)', '([^'\\]*')/g;

/**
 * The list of routes with one name for the parts of each, of which every page loads all.
 *
 * @param source as Docusaurus writes it
 * @throws when no entry has the shape that is known
 */
export function leanRoutes(source: string): string {
  const lean = source.replace(pathAndHash, '$1-$2');
  if (lean === source) {
    throw new Error(
      'Docusaurus writes its list of routes (routes.js) in another form than 3.10 does. ' +
        'Correct the form in src/plugins/delivery/generated/leanRoutes.ts.',
    );
  }
  return lean;
}

/**
 * What Docusaurus is told by its environment when it builds the site. It would write pictures below
 * 10 kB into the page, and into its script once more, where every reader pays for them: each keeps a
 * file of its own, which comes when the reader gets near it.
 *
 * @param inherited environment of the command
 */
export function buildEnvironment(inherited: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {...inherited, NODE_ENV: 'production', WEBPACK_URL_LOADER_LIMIT: '0'};
}

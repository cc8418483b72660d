/**
 * The environment of Docusaurus for a build. By default it inlines images below 10 kB into the page
 * and again into its script, which every reader downloads: with limit 0 each stays a file, loaded
 * lazily.
 *
 * @param inherited environment of the command
 */
export function buildEnvironment(inherited: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {...inherited, NODE_ENV: 'production', WEBPACK_URL_LOADER_LIMIT: '0'};
}

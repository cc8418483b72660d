import {hostedSearch} from '../../site';

/**
 * The inline scripts this site means to have, each recognised by words of its own. The policy takes
 * the hash of every inline script of a build; this list is what keeps a script that slipped in,
 * through a dependency or an article, from being approved with the others.
 */
export const knownInlineScripts: ReadonlyArray<{
  readonly what: string;
  readonly mark: RegExp;
}> = [
  {what: 'guard of what strings may become', mark: /trustedTypes/},
  {what: 'colour mode before the first paint', mark: /docusaurus-theme/},
  {what: 'word to the reader when the site’s parts do not arrive', mark: /boot-failure/},
  {
    what: 'announcement that the reader closed, hidden before the first paint',
    mark: /data-announcement/,
  },
  {what: 'keeper of what is pressed before the loader is there', mark: /pressedEarly=/},
  {what: 'loader that brings the scripts when the page is idle', mark: /site-assets/},
];

/** How many different inline scripts a build may have: one of each. */
export const inlineScriptLimit = knownInlineScripts.length;

/** Style attributes of pages that are not ours: the hosted search page sizes its logo so. */
export const knownStyleAttributes: readonly string[] = hostedSearch ? ['max-width:150px'] : [];

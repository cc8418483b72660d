import {hostedSearch} from '../../../site';

/**
 * The inline scripts this site means to have, each recognised by words of its own. The policy takes
 * the hash of every inline script of a build; this list is what keeps a script that slipped in,
 * through a dependency or an article, from being approved with the others.
 */
export const knownInlineScripts: readonly RegExp[] = [
  // Guard of what strings may become.
  /trustedTypes/,
  // Colour mode before the first paint.
  /docusaurus-theme/,
  // Word to the reader when the site’s parts do not arrive.
  /boot-failure/,
  // Announcement that the reader closed, hidden before the first paint.
  /data-announcement/,
  // Keeper of what is pressed before the loader is there.
  /pressedEarly=/,
  // Loader that brings the scripts when the page is idle.
  /site-assets/,
];

/** How many different inline scripts a build may have: one of each. */
export const inlineScriptLimit = knownInlineScripts.length;

/** Style attributes of pages that are not ours: the hosted search page sizes its logo so. */
export const knownStyleAttributes: readonly string[] = hostedSearch ? ['max-width:150px'] : [];

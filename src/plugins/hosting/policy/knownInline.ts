import {hostedSearch} from '../../../site';

/**
 * The inline scripts this site intends to have, each recognised by a distinctive string. The policy
 * includes the hash of every inline script of a build. This list prevents a script that slipped in,
 * through a dependency or an article, from being approved with the others.
 */
export const knownInlineScripts: readonly RegExp[] = [
  // Colour mode before the first paint.
  /docusaurus-theme/,
  // Hides a closed announcement before the first paint.
  /data-announcement/,
  // Sets the Trusted Types policy, and records clicks and key presses until the loader runs.
  /pressedEarly=/,
  // The loader, which fetches the scripts when the page is idle and reports those that fail.
  /site-assets/,
];

/** Maximum number of different inline scripts in a build: one of each. */
export const inlineScriptLimit = knownInlineScripts.length;

/** Allowed style attributes of upstream pages: the hosted search page sizes its logo this way. */
export const knownStyleAttributes: readonly string[] = hostedSearch ? ['max-width:150px'] : [];

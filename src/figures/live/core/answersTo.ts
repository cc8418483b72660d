import {type KeyFacts, keyName} from './keyName';

/**
 * Whether the drawing handles a key, instead of leaving it to the browser and the page.
 *
 * @param keys the keys and shortcuts that the machine handles, as keyName.ts names them
 */
export function answersTo(keys: readonly string[], event: KeyFacts): boolean {
  // Shift + Tab always moves the focus back, whatever Tab does.
  return keys.includes(keyName(event)) && !(event.key === 'Tab' && event.shiftKey);
}

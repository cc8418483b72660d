import type {Press} from './pressedChord';

/**
 * Whether a key press only scrolls the page; with other modifiers it may be a command of the
 * browser.
 */
export const scrollsPage = ({key, ctrlKey, altKey, metaKey}: Press): boolean =>
  !altKey &&
  !metaKey &&
  // With Control, these switch tabs.
  (key === 'Home' || key === 'End' || (!ctrlKey && /^Page(?:Up|Down)$/.test(key)));

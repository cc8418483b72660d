import type {Press} from './pressedChord';

/** Whether a press only scrolls the page: with other modifiers the browser may have a command there. */
export const scrollsPage = ({key, ctrlKey, altKey, metaKey}: Press): boolean =>
  !altKey &&
  !metaKey &&
  // With Control, these go from tab to tab.
  (key === 'Home' || key === 'End' || (!ctrlKey && /^Page(?:Up|Down)$/.test(key)));

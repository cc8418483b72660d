import type {Keyboard, ShortcutName} from '../../product/shortcuts';
import type {System} from './readerKeyboard';

/** What the shortcut table shows on screen; print and the site search always have all of it. */
export interface TableView {
  readonly system: System | 'both';
  readonly keyboard: Keyboard | 'both';
  /** The shortcuts found; `null` when there is no search. */
  readonly shown: ReadonlySet<ShortcutName> | null;
}

export const wholeTable: TableView = {system: 'both', keyboard: 'both', shown: null};

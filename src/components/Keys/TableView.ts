import type {Keyboard, ShortcutName} from '../../product/shortcuts';
import type {System} from './readerKeyboard';

/** What the table of shortcuts shows on screen; print and search always have all of it. */
export interface TableView {
  readonly system: System | 'both';
  readonly keyboard: Keyboard | 'both';
  /** The shortcuts asked for; `null` for all. */
  readonly shown: ReadonlySet<ShortcutName> | null;
}

export const wholeTable: TableView = {system: 'both', keyboard: 'both', shown: null};

import type {Language} from '../../product/language';
import type {ShortcutName} from '../../product/shortcuts';
import {chordLabel} from './chordLabel';
import {shortcutsOfChord, shortcutsWithKeys} from './findShortcuts';
import {chordOf, type Press, pressedChord} from './pressedChord';
import type {System} from './readerKeyboard';

/** What a pressed combination does. */
export interface PressAnswer {
  readonly chord: string;
  readonly names: readonly ShortcutName[];
  /** Whether the shortcuts need more than what was pressed. */
  readonly isPart: boolean;
  /** The system on which it does so. */
  readonly system: System;
}

/** State of the shortcut search: words typed or keys pressed, never both. */
export interface Finding {
  readonly query: string;
  /** Modifiers held, until another key is pressed. */
  readonly pending: readonly string[];
  readonly answer: PressAnswer | null;
}

export type FinderEvent =
  | {readonly type: 'ask'; readonly query: string}
  | {readonly type: 'press'; readonly press: Press}
  | {readonly type: 'release'}
  | {readonly type: 'leave'};

interface Reader {
  readonly system: System;
  readonly language: Language;
}

export const idleFinding: Finding = {query: '', pending: [], answer: null};

const other = (system: System): System => (system === 'mac' ? 'windows' : 'mac');

/** Prefers complete shortcuts to partial ones, then the reader's system to the other one. */
function answerTo(chord: readonly string[], {system, language}: Reader): PressAnswer {
  const label = chordLabel(chord, language);
  const found = [shortcutsOfChord, shortcutsWithKeys].flatMap((lookUp) =>
    [system, other(system)].map((where) => ({
      chord: label,
      names: lookUp(chord, where),
      isPart: lookUp === shortcutsWithKeys,
      system: where,
    })),
  );
  const nothing = {chord: label, names: [], isPart: false, system};
  return found.find(({names}) => names.length > 0) ?? nothing;
}

/**
 * Reducer of the shortcut search. Tab, alone or with modifiers, is ignored: readers use it to pass
 * through the field, and their result stays.
 *
 * @returns the same object when the event changes nothing
 */
export function finderAfter(finding: Finding, event: FinderEvent, reader: Reader): Finding {
  const settled = (chord: readonly string[]): Finding => ({
    ...idleFinding,
    answer: answerTo(chord, reader),
  });
  const released = finding.pending.length > 0 ? {...finding, pending: []} : finding;
  switch (event.type) {
    case 'ask':
      return {...idleFinding, query: event.query};
    case 'press': {
      if (event.press.key === 'Tab') return released;
      const chord = pressedChord(event.press, reader.system);
      return chord.key === null ? {...finding, pending: chord.modifiers} : settled(chordOf(chord));
    }
    case 'release':
      // A modifier pressed and released on its own is the query.
      return finding.pending.length > 0 ? settled(finding.pending) : finding;
    case 'leave':
      return released;
  }
}

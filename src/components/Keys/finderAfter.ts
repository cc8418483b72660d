import type {Language} from '../../product/language';
import type {ShortcutName} from '../../product/shortcuts';
import {chordLabel} from './chordLabel';
import {shortcutsOfChord, shortcutsWithKeys} from './findShortcuts';
import {chordOf, type Press, pressedChord} from './pressedChord';
import type {System} from './readerKeyboard';

/** What a pressed combination is good for. */
export interface PressAnswer {
  readonly chord: string;
  readonly names: readonly ShortcutName[];
  /** The shortcuts need something more than what was pressed. */
  readonly isPart: boolean;
  /** The system whose list has it. */
  readonly system: System;
}

/** Where the search among the shortcuts is: words typed, or keys pressed, never both. */
export interface Finding {
  readonly query: string;
  /** Modifiers held, as long as nothing else was pressed. */
  readonly pending: readonly string[];
  readonly answer: PressAnswer | null;
}

export type FinderEvent =
  | {readonly type: 'ask'; readonly query: string}
  | {readonly type: 'press'; readonly press: Press}
  | {readonly type: 'release'}
  | {readonly type: 'leave'};

/** For whom keys are looked up. */
interface Reader {
  readonly system: System;
  readonly language: Language;
}

export const idleFinding: Finding = {query: '', pending: [], answer: null};

const other = (system: System): System => (system === 'mac' ? 'windows' : 'mac');

/** What keys are good for, by themselves rather than with more, and here rather than elsewhere. */
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
 * One step of the search among the shortcuts. Tab, alone or with modifiers, is never asked about:
 * with it readers pass through the field, and what they had found stays.
 *
 * @returns the same object when the step changes nothing
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
      // A modifier released with nothing else pressed was meant by itself.
      return finding.pending.length > 0 ? settled(finding.pending) : finding;
    case 'leave':
      return released;
  }
}

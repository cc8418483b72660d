import {type KeyboardEvent, useState} from 'react';
import type {Language} from '../../product/language';
import type {Keyboard, ShortcutName} from '../../product/shortcuts';
import {chordLabel} from './chordLabel';
import {type FinderEvent, finderAfter, idleFinding, type PressAnswer} from './finderAfter';
import {shortcutsAbout} from './findShortcuts';
import {forKeyboard} from './forKeyboard';
import type {System} from './readerKeyboard';
import {scrollsPage} from './scrollsPage';

interface Options {
  readonly system: System | 'both';
  readonly keyboard: Keyboard;
  readonly language: Language;
  readonly learnFrom: (code: string, letter: string) => void;
}

export interface Finder {
  readonly query: string;
  readonly ask: (query: string) => void;
  /** Content of the field that takes key presses. */
  readonly pressed: string;
  readonly answer: PressAnswer | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: () => void;
  readonly onBlur: () => void;
  readonly shown: ReadonlySet<ShortcutName> | null;
  readonly clear: () => void;
}

/**
 * Finds shortcuts by words, or by the key combination itself, pressed in a field. Only combinations
 * of the list and keys that would scroll the page are withheld from the browser, key repeats
 * included; Tab leaves the field and changes nothing.
 */
export function useFinder({system, keyboard, language, learnFrom}: Options): Finder {
  const [finding, setFinding] = useState(idleFinding);
  const {query, pending} = finding;
  const answer = finding.answer && {
    ...finding.answer,
    names: forKeyboard(finding.answer.names, keyboard),
  };
  const about = shortcutsAbout(query, language);
  const reader = {system: system === 'both' ? 'windows' : system, language} as const;
  const after = (event: FinderEvent) => finderAfter(finding, event, reader);

  return {
    query,
    ask: (words) => setFinding(after({type: 'ask', query: words})),
    pressed: pending.length > 0 ? `${chordLabel(pending, language)} + …` : (answer?.chord ?? ''),
    answer,
    onKeyDown(event) {
      if (event.nativeEvent.isComposing || event.key === 'Dead') {
        return;
      }
      learnFrom(event.code, event.key);
      const next = after({type: 'press', press: event});
      setFinding(next);
      if (next.answer === finding.answer) {
        return;
      }
      // The combination is a query here: it must not trigger the page's own shortcuts.
      event.stopPropagation();
      if ((next.answer && next.answer.names.length > 0) || scrollsPage(event)) {
        event.preventDefault();
      }
    },
    onKeyUp: () => setFinding(after({type: 'release'})),
    onBlur: () => setFinding(after({type: 'leave'})),
    shown: answer
      ? answer.names.length > 0
        ? new Set(answer.names)
        : null
      : about && new Set(forKeyboard(about, keyboard)),
    clear: () => setFinding(idleFinding),
  };
}

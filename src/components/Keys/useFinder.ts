import {type KeyboardEvent, useState} from 'react';
import type {Language} from '../../product/language';
import type {ShortcutName} from '../../product/shortcuts';
import {chordLabel} from './chordLabel';
import {shortcutsAbout, shortcutsOfChord} from './findShortcuts';
import {chordOf, pressedChord} from './pressedChord';
import type {System} from './readerKeyboard';

/** What a pressed combination is good for. */
export interface PressAnswer {
  readonly chord: string;
  readonly names: readonly ShortcutName[];
  /** The system whose list has it. */
  readonly system: System;
}

interface Options {
  readonly system: System | 'both';
  readonly language: Language;
  readonly learnFrom: (code: string, letter: string) => void;
}

const other = (system: System): System => (system === 'mac' ? 'windows' : 'mac');

function answerTo(chord: readonly string[], system: System, language: Language): PressAnswer {
  const own = shortcutsOfChord(chord, system);
  const foreign = own.length > 0 ? [] : shortcutsOfChord(chord, other(system));
  return {
    chord: chordLabel(chord, language),
    names: own.length > 0 ? own : foreign,
    system: foreign.length > 0 ? other(system) : system,
  };
}

export interface Finder {
  readonly query: string;
  readonly ask: (query: string) => void;
  /** What the field of pressed keys shows. */
  readonly pressed: string;
  readonly answer: PressAnswer | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
  readonly shown: ReadonlySet<ShortcutName> | null;
  readonly clear: () => void;
}

/**
 * Finds shortcuts by words typed, or by the combination itself, pressed in a field. Only
 * combinations of the list are kept from the browser; Tab still leaves the field.
 */
export function useFinder({system, language, learnFrom}: Options): Finder {
  const [query, setQuery] = useState('');
  const [pending, setPending] = useState<readonly string[]>([]);
  const [answer, setAnswer] = useState<PressAnswer | null>(null);
  const ownSystem = system === 'both' ? 'windows' : system;

  const settle = (chord: readonly string[]): PressAnswer => {
    const found = answerTo(chord, ownSystem, language);
    setPending([]);
    setQuery('');
    setAnswer(found);
    return found;
  };

  return {
    query,
    ask(words) {
      setQuery(words);
      setAnswer(null);
      setPending([]);
    },
    pressed: pending.length > 0 ? `${chordLabel(pending, language)} + …` : (answer?.chord ?? ''),
    answer,
    onKeyDown(event) {
      const press = pressedChord(event, ownSystem);
      if (event.repeat || event.nativeEvent.isComposing || event.key === 'Dead') {
        return;
      }
      learnFrom(event.code, event.key);
      if (press.key === null) {
        setPending(press.modifiers);
        return;
      }
      const isLeaving = event.key === 'Tab';
      // Here a combination is asked about, not meant: the page has shortcuts of its own.
      event.stopPropagation();
      const {names} = settle(chordOf(press));
      if (names.length > 0 && !isLeaving) {
        event.preventDefault();
      }
    },
    onKeyUp() {
      // A modifier released with nothing else pressed was meant by itself.
      if (pending.length > 0) {
        settle(pending);
      }
    },
    shown: answer
      ? answer.names.length > 0
        ? new Set(answer.names)
        : null
      : shortcutsAbout(query, language),
    clear() {
      setQuery('');
      setAnswer(null);
      setPending([]);
    },
  };
}

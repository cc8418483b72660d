import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {hasMacKeys} from '../../hasMacKeys';
import {recall, remember} from '../../memory';
import type {Keyboard} from '../../product/shortcuts';
import {
  keyboardNamed,
  keyboardOfKey,
  keyboardOfLanguages,
  type System,
  systemNamed,
} from './readerKeyboard';

const systemKey = 'shortcuts.system';
const keyboardKey = 'shortcuts.keyboard';
const parameter = 'os';

/** The keyboard layout reported by the browser (Chrome and Edge only). */
async function askLayout(): Promise<Keyboard | null> {
  const {keyboard} = navigator as Navigator & {
    keyboard?: {getLayoutMap?: () => Promise<ReadonlyMap<string, string>>};
  };
  try {
    const layout = await keyboard?.getLayoutMap?.();
    return keyboardOfKey('KeyQ', layout?.get('KeyQ') ?? '');
  } catch {
    return null;
  }
}

export interface ReaderKeyboard {
  readonly system: System | 'both';
  readonly keyboard: Keyboard;
  readonly chooseSystem: (system: System | 'both') => void;
  readonly chooseKeyboard: (keyboard: Keyboard) => void;
  /** Detects the layout from a key press, which applies unless the reader has chosen one. */
  readonly learnFrom: (code: string, letter: string) => void;
}

/**
 * The reader's system and keyboard: those of the address (`?os=mac`), or else those chosen before
 * on this device, or else those that the browser reports. A choice is stored, and the system also
 * goes into the address so that it can be shared. Must not run during a server render.
 */
export function useReaderKeyboard(): ReaderKeyboard {
  const history = useHistory();
  const location = useLocation();
  const [system, setSystem] = useState<System | 'both'>(
    () =>
      systemNamed(new URLSearchParams(location.search).get(parameter)) ??
      systemNamed(recall(systemKey)) ??
      (hasMacKeys(navigator) ? 'mac' : 'windows'),
  );
  const [chosen, setChosen] = useState(() => keyboardNamed(recall(keyboardKey)));
  const [detected, setDetected] = useState<Keyboard | null>(null);

  useEffect(() => {
    let isGone = false;
    askLayout().then((layout) => {
      if (!isGone && layout) setDetected(layout);
    });
    return () => {
      isGone = true;
    };
  }, []);

  return {
    system,
    // Privacy extensions may hide the languages.
    keyboard: chosen ?? detected ?? keyboardOfLanguages(navigator.languages ?? []),
    chooseSystem(next) {
      setSystem(next);
      remember(systemKey, next);
      // A `replace` would cancel a navigation in progress.
      if (window.location.pathname !== location.pathname) return;
      const parameters = new URLSearchParams(location.search);
      parameters.set(parameter, next);
      history.replace({...location, search: parameters.toString()});
    },
    chooseKeyboard(next) {
      setChosen(next);
      remember(keyboardKey, next);
    },
    learnFrom(code, letter) {
      const layout = keyboardOfKey(code, letter);
      if (layout) setDetected(layout);
    },
  };
}

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

/** The keyboard as the browser knows it, where it tells: Chrome and Edge. */
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
  /** Takes a key press into account: it may tell the layout, if the reader did not choose one. */
  readonly learnFrom: (code: string, letter: string) => void;
}

/**
 * The reader's system and keyboard: those of the link (`?os=mac`), else those chosen before on this
 * device, else those the browser tells. What the reader chooses is remembered and goes into the
 * address, so that it can be shared. In the browser only.
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
  const [told, setTold] = useState<Keyboard | null>(null);

  useEffect(() => {
    let isGone = false;
    askLayout().then((layout) => {
      if (!isGone && layout) setTold(layout);
    });
    return () => {
      isGone = true;
    };
  }, []);

  return {
    system,
    // Privacy extensions keep the languages to themselves.
    keyboard: chosen ?? told ?? keyboardOfLanguages(navigator.languages ?? []),
    chooseSystem(next) {
      setSystem(next);
      remember(systemKey, next);
      // A page that is on its way would be given up for this one.
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
      if (layout) setTold(layout);
    },
  };
}

import {type KeyboardEvent, useEffect, useRef, useState} from 'react';
import type {SearchState} from '../asking/searchState';
import {moveActive} from './moveActive';
import {firstActive, type Option, optionsOf} from './optionsOf';

/**
 * Safari ends a composition before it fires the `keydown` that committed it: `isComposing` is then
 * already false, and only this key code identifies the event.
 */
const inputMethodCode = 229;

interface Combobox {
  readonly options: readonly Option[];
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * Keyboard handling of the search field. Arrows, Home and End move the active option; Enter opens
 * it, in a new tab with Ctrl or Cmd. While the answer is pending, Enter opens the best option once
 * the answer arrives.
 *
 * @param open called with the option to open
 * @param isEntered whether the reader pressed Enter before the field existed
 * @param isShown whether the dialog is open: closing it cancels a pending Enter
 */
export function useCombobox(
  state: SearchState,
  open: (option: Option, isNewTab: boolean) => void,
  isEntered: boolean,
  isShown: boolean,
): Combobox {
  const answer = state.kind === 'answered' ? state.answer : null;
  const hits = answer?.hits ?? [];
  const options = optionsOf(hits);
  const [chosen, setChosen] = useState<{readonly answer: unknown; readonly index: number}>();
  const active = chosen && chosen.answer === answer ? chosen.index : firstActive(hits);
  const setActive = (index: number): void => setChosen({answer, index});
  const pending = useRef<'here' | 'newTab' | undefined>(isEntered ? 'here' : undefined);

  const openAt = (index: number, isNewTab: boolean): void => {
    const option = options[index];
    if (option) open(option, isNewTab);
  };

  useEffect(() => {
    if (!isShown) pending.current = undefined;
  }, [isShown]);

  useEffect(() => {
    if (state.kind === 'waiting' || !pending.current) return;
    openAt(active, pending.current === 'newTab');
    pending.current = undefined;
  }, [state]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.keyCode === inputMethodCode) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const isNewTab = event.ctrlKey || event.metaKey;
      pending.current = state.kind === 'waiting' ? (isNewTab ? 'newTab' : 'here') : undefined;
      if (state.kind === 'answered') openAt(active, isNewTab);
      return;
    }
    pending.current = undefined;
    // The reader may still be holding the / that opened the search.
    if (event.repeat && event.key === '/') event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = moveActive(event.key, active, options.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };

  return {options, active, setActive, onKeyDown};
}

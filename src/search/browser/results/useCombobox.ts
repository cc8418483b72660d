import {type KeyboardEvent, useEffect, useRef, useState} from 'react';
import type {SearchState} from '../asking/searchState';
import {moveActive} from './moveActive';
import {firstActive, type Option, optionsOf} from './optionsOf';

/** Safari ends a composition before the key that ends it, and tells it by this code alone. */
const inputMethodCode = 229;

interface Combobox {
  readonly options: readonly Option[];
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * The keys of the search field: arrows, Home and End choose among the options; Enter opens the
 * chosen one, or, while the answer is on its way, the first of it once it is there.
 *
 * @param isEntered whether Enter was pressed before there was a field
 * @param isShown whether the field is: who has closed it is led nowhere any more
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
    // What opened the search may still be down.
    if (event.repeat && event.key === '/') event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = moveActive(event.key, active, options.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };

  return {options, active, setActive, onKeyDown};
}

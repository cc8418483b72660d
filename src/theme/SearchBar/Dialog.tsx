// Part of @theme/SearchBar: the search dialog, loaded on demand.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useCallback, useEffect, useRef} from 'react';
import {useAnswer} from '../../search/browser/asking/useAnswer';
import {useDialogQuery} from '../../search/browser/opening/useDialogQuery';
import type {Opened} from '../../search/browser/opening/useOpening';
import {useShownDialog} from '../../search/browser/opening/useShownDialog';
import {useArchivedVersion} from '../../search/browser/page/useArchivedVersion';
import type {Option} from '../../search/browser/results/optionsOf';
import {useCombobox} from '../../search/browser/results/useCombobox';
import {useLeaveForTab} from '../../search/browser/results/useLeaveForTab';
import {useOpenResult} from '../../search/browser/results/useOpenResult';
import {useRecent} from '../../search/browser/results/useRecent';
import {focusElement} from '../../shell/focus/focusElement';
import {useBackCloses} from '../../shell/overlay/useBackCloses';
import {useDialogPresses} from '../../shell/overlay/useDialogPresses';
import {useScrollLock} from '../../shell/overlay/useScrollLock';
import {dialogName} from './dialogName';
import Field from './Field';
import Panel from './Panel';
import Status from './Status';
import styles from './styles.module.css';

export interface Props {
  readonly versionUrl: string;
  /** What opened the dialog, while it is open. */
  readonly opened: Opened | null;
  /** Called with the content of the field on each change. */
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

const pageLimit = 12;
const listId = 'site-search-results';

export default function Dialog({versionUrl, opened, onQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useDialogQuery(opened, onQuery);
  const [state, retry] = useAnswer(versionUrl, query, pageLimit);
  const {currentLocale} = useDocusaurusContext().i18n;
  const {recent, remember, forget, refresh} = useRecent(currentLocale, useArchivedVersion()?.label);
  const openResult = useOpenResult();
  // Calls `onClose` without waiting for the `close` event, which fires later: until then the page
  // may be left, or the search opened again.
  const close = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);

  const leaveForTab = useLeaveForTab(remember);
  const openOption = (option: Option, isNewTab: boolean): void => {
    if (state.kind !== 'answered') return;
    const {answer} = state;
    if (isNewTab) {
      leaveForTab(answer, option);
      window.open(option.url, '_blank', 'noopener');
      return;
    }
    remember(answer.query, answer.hits[option.hit]);
    // Closes first: that returns the focus to where it was, and the new page moves it on.
    close();
    const section = openResult(option.url, answer.marks);
    if (section) focusElement(section, {preventScroll: true});
  };
  const {options, active, setActive, onKeyDown} = useCombobox(
    state,
    openOption,
    opened?.isEntered ?? false,
    opened !== null,
  );
  const presses = useDialogPresses(close);
  useBackCloses(opened !== null, close);
  useScrollLock(opened !== null);
  useEffect(() => {
    if (opened) refresh();
  }, [opened, refresh]);
  useShownDialog(opened, dialog, field);
  const backInField =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given): void => {
      act(...given);
      field.current?.focus();
    };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={dialogName()}
      onClose={() => dialog.current?.open || onClose()}
      {...presses}
    >
      <div className={styles.frame}>
        <Field
          ref={field}
          query={query}
          listId={listId}
          activeId={options.length > 0 ? `${listId}-${active}` : undefined}
          onQuery={setQuery}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        <Panel
          state={state}
          listId={listId}
          active={active}
          recent={recent}
          onHover={setActive}
          onOpen={(option) => openOption(option, false)}
          onElsewhere={backInField(leaveForTab)}
          onQuery={backInField(setQuery)}
          onRemember={backInField(remember)}
          onForget={backInField(forget)}
          onRetry={backInField(retry)}
          onLeave={close}
        />
        <Status state={state} waitingClass={styles.waiting} />
      </div>
    </dialog>
  );
}

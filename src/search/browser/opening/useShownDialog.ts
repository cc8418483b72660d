import {type RefObject, useEffect} from 'react';
import {opener} from './opener';
import type {Opened} from './useOpening';

/**
 * Shows the dialog each time the search opens, with the focus in its field: the caret after the
 * initial query, or any text left there selected. On closing, the browser returns focus to the
 * element that had it. If that is no longer visible, focus goes to the control of the popup that
 * contained it (notes and menus close when the search opens), or else to the search button of the
 * bar, for example after a phone was rotated.
 *
 * @param opened what the dialog opens with; `null` while it is closed
 */
export function useShownDialog(
  opened: Opened | null,
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  const isOpened = opened !== null;
  useEffect(() => {
    const {activeElement: before, body} = document;
    const {current: closed} = dialog;
    if (!isOpened || before === body) return undefined;
    return () => {
      const closer = `[aria-controls="${before?.closest('[id]')?.id}"]`;
      for (const selector of [closer, opener]) {
        const {activeElement} = document;
        // Until the next render the focus may remain inside the closed dialog.
        if (activeElement === body || closed?.contains(activeElement)) {
          document.querySelector<HTMLElement>(selector)?.focus({preventScroll: true});
        }
      }
    };
  }, [isOpened, dialog]);
  useEffect(() => {
    if (!opened) return;
    // Extensions and bookmarklets remove sticky bars, and the dialog along with its bar.
    if (dialog.current?.isConnected === false) {
      document.getElementById('__docusaurus')?.append(dialog.current);
    }
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
    if (opened.query) field.current?.setSelectionRange(opened.query.length, opened.query.length);
    else field.current?.select();
    // The dialog has the text now; left there, it would precede whatever is typed there next.
    if (opened.from) opened.from.value = '';
  }, [opened, dialog, field]);
}

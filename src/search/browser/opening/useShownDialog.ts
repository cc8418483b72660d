import {type RefObject, useEffect} from 'react';
import {opener} from './opener';
import type {Opened} from './useOpening';

/**
 * Shows the dialog each time it is opened, with the focus in its field: behind the words it opens
 * with, or on those that were left in it. The browser gives it back to what had it. Where that shows
 * no more, what had opened the part it was in gets it, for notes and menus close under the search; or
 * else the button of the bar, as when a phone was turned meanwhile.
 *
 * @param opened what opened the dialog, while it is open
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
        // Until the page is drawn the focus may stay where it was in the dialog.
        if (activeElement === body || closed?.contains(activeElement)) {
          document.querySelector<HTMLElement>(selector)?.focus({preventScroll: true});
        }
      }
    };
  }, [isOpened, dialog]);
  useEffect(() => {
    if (!opened) return;
    // Readers rid pages of bars that stay on the screen, and the dialog goes with its bar.
    if (dialog.current?.isConnected === false) {
      document.getElementById('__docusaurus')?.append(dialog.current);
    }
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
    if (opened.query) field.current?.setSelectionRange(opened.query.length, opened.query.length);
    else field.current?.select();
    // Left there, it would stand before what is typed there next.
    if (opened.from) opened.from.value = '';
  }, [opened, dialog, field]);
}

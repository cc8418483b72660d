// Part of @theme/SearchBar: the search field of the dialog and the close button.
import {translate} from '@docusaurus/Translate';
import type {KeyboardEventHandler, ReactNode, Ref} from 'react';
import {asTyped} from '../../components/asTyped';
import {dialogName} from './dialogName';
import Lens from './Lens';
import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  readonly listId: string;
  /** Id of the active option; undefined when there is none. */
  readonly activeId: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: KeyboardEventHandler<HTMLInputElement>;
  readonly onClose: () => void;
}

export default function Field(props: Props): ReactNode {
  const label = dialogName();
  return (
    <div className={styles.field}>
      <Lens />
      <input
        ref={props.ref}
        className={styles.input}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        {...asTyped}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={props.activeId !== undefined}
        aria-controls={props.activeId === undefined ? undefined : props.listId}
        aria-activedescendant={props.activeId}
        placeholder={label}
        value={props.query}
        onChange={(event) => props.onQuery(event.target.value)}
        onKeyDown={props.onKeyDown}
      />
      <button type="button" className={styles.close} onClick={props.onClose}>
        {translate({
          id: 'site.search.close',
          message: 'Close',
          description: 'Button that closes the search dialog',
        })}
      </button>
    </div>
  );
}

import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Suggested query, filled in once scripts run, if the field is empty. */
  readonly words?: string;
}

/**
 * A form that submits to the search page. With scripts, `data-opens-search` makes a click or typing
 * in the field open the search dialog instead.
 */
export default function SearchBox({words = ''}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && !field.current.value) {
      field.current.value = words;
    }
  }, [words]);
  const label = translate({
    id: 'site.searchBox.label',
    message: 'What would you like to do?',
    description: 'Label and placeholder of the field that leads to the search',
  });
  const submit = translate({
    id: 'site.searchBox.submit',
    message: 'Search',
    description: 'Button of the field that leads to the search',
  });
  return (
    <search>
      <form
        className={styles.box}
        action={useBaseUrl('/search')}
        method="get"
        onSubmit={(event) => {
          if (field.current?.value.trim() !== '') return;
          event.preventDefault();
          // Same as a click on the field: opens the dialog.
          field.current.click();
        }}
      >
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          data-opens-search=""
        />
        <button className={`action action--primary ${styles.button}`} type="submit">
          {submit}
        </button>
      </form>
    </search>
  );
}

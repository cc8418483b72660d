import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';
import {usePageLanguage} from '../usePageLanguage';
import Answer from './Answer';
import FinderFields from './FinderFields';
import KeyboardChoices from './KeyboardChoices';
import type {TableView} from './TableView';
import styles from './tools.module.css';
import {useFinder} from './useFinder';
import {useReaderKeyboard} from './useReaderKeyboard';

interface Props {
  readonly onView: (view: TableView) => void;
}

/**
 * The tools above the table: the reader's system and keyboard, a text filter, a field for key
 * presses.
 */
export default function ShortcutTools({onView}: Props): ReactNode {
  const language = usePageLanguage();
  const reader = useReaderKeyboard();
  const {system, keyboard, learnFrom} = reader;
  const finder = useFinder({system, keyboard, language, learnFrom});
  const {shown} = finder;
  const shownNames = shown && [...shown].join(' ');
  const filter = useRef<HTMLInputElement>(null);

  // Depends on the names, because the Set is a new object on every render.
  useEffect(() => onView({system, keyboard, shown}), [onView, system, keyboard, shownNames]);

  const showAll = (): void => {
    finder.clear();
    // The button disappears with the results, and the focus would be lost with it.
    filter.current?.focus();
  };

  return (
    <div className={styles.tools}>
      <KeyboardChoices reader={reader} />
      <FinderFields finder={finder} filterRef={filter} />
      <div className={styles.foot}>
        <Answer finder={finder} onClear={showAll} system={system} language={language} />
        <button
          type="button"
          className={`action action--small ${styles.print}`}
          onClick={() => window.print()}
        >
          <Translate id="site.shortcuts.print" description="Button that prints the list">
            Print
          </Translate>
        </button>
      </div>
    </div>
  );
}

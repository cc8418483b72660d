import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useId, useRef} from 'react';
import {usePageLanguage} from '../usePageLanguage';
import Answer from './Answer';
import Segments from './Segments';
import type {TableView} from './TableView';
import styles from './tools.module.css';
import {useFinder} from './useFinder';
import {useReaderKeyboard} from './useReaderKeyboard';

interface Props {
  readonly onView: (view: TableView) => void;
}

const keyboards = [
  ['azerty', 'AZERTY'],
  ['qwerty', 'QWERTY'],
] as const;

/** What helps to find a shortcut in the list: the reader's system, a filter, the keys themselves. */
export default function ShortcutTools({onView}: Props): ReactNode {
  const language = usePageLanguage();
  const {system, keyboard, chooseSystem, chooseKeyboard, learnFrom} = useReaderKeyboard();
  const finder = useFinder({system, keyboard, language, learnFrom});
  const {shown} = finder;
  const shownNames = shown && [...shown].join(' ');
  const filterId = useId();
  const pressId = useId();
  const filter = useRef<HTMLInputElement>(null);

  // By the names: the set is new at every render.
  useEffect(() => onView({system, keyboard, shown}), [onView, system, keyboard, shownNames]);

  const showAll = (): void => {
    finder.clear();
    // The button goes away with what was found, and would take the focus with it.
    filter.current?.focus();
  };

  return (
    <div className={styles.tools}>
      <Segments
        legend={translate({
          id: 'site.shortcuts.system',
          message: 'System',
          description: 'Label of the choice between Windows and macOS',
        })}
        choices={[
          ['windows', 'Windows, Linux'],
          ['mac', 'macOS'],
          [
            'both',
            translate({
              id: 'site.shortcuts.both',
              message: 'Both',
              description: 'Choice of both systems',
            }),
          ],
        ]}
        value={system}
        onChoose={chooseSystem}
      />
      <Segments
        legend={translate({
          id: 'site.shortcuts.keyboard',
          message: 'Keyboard',
          description: 'Label of the choice between AZERTY and QWERTY',
        })}
        choices={keyboards}
        value={keyboard}
        onChoose={chooseKeyboard}
      />
      <div className={styles.field}>
        <label htmlFor={filterId}>
          <Translate id="site.shortcuts.filter" description="Label of the filter of the shortcuts">
            Filter the list
          </Translate>
        </label>
        <input
          ref={filter}
          id={filterId}
          type="search"
          autoComplete="off"
          value={finder.query}
          placeholder={translate({
            id: 'site.shortcuts.filter.example',
            message: 'undo, zoom, Ctrl…',
            description: 'What one may type in the filter of the shortcuts',
          })}
          onChange={(event) => finder.ask(event.target.value)}
        />
      </div>
      <div className={`${styles.field} ${styles.press}`}>
        <label htmlFor={pressId}>
          <Translate id="site.shortcuts.press" description="Label of the field that takes keys">
            Or press the keys here
          </Translate>
        </label>
        <input
          id={pressId}
          type="text"
          readOnly
          value={finder.pressed}
          placeholder={translate({
            id: 'site.shortcuts.press.example',
            message: 'click, then press',
            description: 'What to do in the field that takes keys',
          })}
          onKeyDown={finder.onKeyDown}
          onKeyUp={finder.onKeyUp}
          onBlur={finder.onBlur}
        />
      </div>
      <div className={styles.foot}>
        <Answer finder={finder} onClear={showAll} system={system} language={language} />
        <button type="button" className={styles.print} onClick={() => window.print()}>
          <Translate id="site.shortcuts.print" description="Button that prints the list">
            Print
          </Translate>
        </button>
      </div>
    </div>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, type Ref, useId} from 'react';
import {asTyped} from '../asTyped';
import styles from './tools.module.css';
import type {Finder} from './useFinder';

interface Props {
  readonly finder: Finder;
  /** The text filter. */
  readonly filterRef: Ref<HTMLInputElement>;
}

/** The two fields of the shortcut search: one for words, one that takes key presses. */
export default function FinderFields({finder, filterRef}: Props): ReactNode {
  const filterId = useId();
  const pressId = useId();
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={filterId}>
          <Translate id="site.shortcuts.filter" description="Label of the filter of the shortcuts">
            Filter the list
          </Translate>
        </label>
        <input
          ref={filterRef}
          id={filterId}
          type="search"
          {...asTyped}
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
            message: 'click, then press keys',
            description: 'What to do in the field that takes keys',
          })}
          onKeyDown={finder.onKeyDown}
          onKeyUp={finder.onKeyUp}
          onBlur={finder.onBlur}
        />
      </div>
    </>
  );
}

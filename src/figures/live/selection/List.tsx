import type {ReactNode} from 'react';
import {labels} from '../../../product/labels';
import type {Language} from '../../../product/language';
import styles from '../controls/styles.module.css';
import {barrierAtStart, type Items, type SelectEvent} from './model';
import {barrierCommand, barrierWord, itemName} from './words';

interface Props {
  readonly items: Items;
  readonly selected: readonly string[];
  readonly send: (event: SelectEvent) => void;
  readonly language: Language;
}

/**
 * Each item with its checkbox; a locked or hidden one says so, with the command that changes it.
 */
export default function List({items, selected, send, language}: Props): ReactNode {
  return (
    <fieldset className={`${styles.choices} ${styles.columns}`}>
      <legend>{labels.selection[language]}</legend>
      {items.map((item) => {
        const {id, barrier} = item;
        const name = itemName(items, item, language);
        const switched = barrierAtStart(id);
        const isBarred = barrier !== undefined;
        return (
          <span key={id} className={switched && styles.wide}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                disabled={isBarred}
                checked={selected.includes(id)}
                onChange={() => send({type: 'toggle', id})}
              />
              {/* Alone in an element: the browser's page translation replaces text nodes, and
                  React could no longer update one with siblings. */}
              <span>{isBarred ? `${name} (${barrierWord(item, language)})` : name}</span>
            </label>
            {switched && (
              <button
                type="button"
                className={styles.tool}
                onClick={() => send({type: 'bar', id, isOn: !isBarred})}
              >
                <span>{barrierCommand(switched, isBarred)[language]}</span>
                <span className="visually-hidden"> ({name})</span>
              </button>
            )}
          </span>
        );
      })}
    </fieldset>
  );
}

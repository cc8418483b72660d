import {type ReactNode, useId} from 'react';
import type {Bilingual, Language} from '../../../product/language';
import styles from './styles.module.css';
import {coreWords} from './words';

interface Props {
  readonly tasks: readonly {readonly words: Bilingual}[];
  readonly done: readonly boolean[];
  readonly language: Language;
}

/** The exercises, each with a mark that is ticked automatically. */
export default function Tasks({tasks, done, language}: Props): ReactNode {
  const titleId = useId();
  return (
    <div>
      <p id={titleId} className={styles.tasksTitle}>
        {coreWords.tasks[language]}
      </p>
      <ol aria-labelledby={titleId} className={styles.tasks}>
        {tasks.map(({words}, index) => (
          <li key={words.en} data-done={done[index]}>
            {words[language]}
            {done[index] && <span className="visually-hidden"> ({coreWords.done[language]})</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

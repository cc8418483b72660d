import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {Language} from '../../product/language';
import Status from '../Status';
import PressedAnswer from './PressedAnswer';
import type {System} from './readerKeyboard';
import styles from './tools.module.css';
import type {Finder} from './useFinder';

interface Props {
  readonly finder: Finder;
  readonly onClear: () => void;
  readonly system: System | 'both';
  readonly language: Language;
}

/** The result of the shortcut search, also announced to screen readers. */
export default function Answer({finder, onClear, system, language}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const {answer, shown} = finder;
  const count = shown?.size ?? 0;
  const counted = selectMessage(
    count,
    translate(
      {
        id: 'site.shortcuts.count',
        message: '{count} shortcut|{count} shortcuts',
        description: 'How many shortcuts the filter left',
      },
      {count},
    ),
  );
  const none = translate({
    id: 'site.shortcuts.none',
    message: 'No shortcut contains these words.',
    description: 'Said when the filter left no shortcut',
  });
  const left = answer || !shown ? '' : count > 0 ? counted : none;
  return (
    <div className={styles.answer}>
      <p role="status">
        {answer && <PressedAnswer answer={answer} system={system} language={language} />}
      </p>
      <p>{left}</p>
      <Status message={left} />
      {(answer || shown) && (
        <button type="button" className={styles.plain} onClick={onClear}>
          <Translate
            id="site.shortcuts.all"
            description="Button that ends the search among shortcuts"
          >
            Show all
          </Translate>
        </button>
      )}
    </div>
  );
}

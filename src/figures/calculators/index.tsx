import Translate from '@docusaurus/Translate';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useState,
} from 'react';
import Status from '../../components/Status';
import {usePageLanguage} from '../../components/usePageLanguage';
import type {Language} from '../../product/language';
import {loadingWord} from '../loadingWord';
import type {CalculatorName} from './CalculatorName';
import styles from './styles.module.css';

interface Props {
  readonly name: CalculatorName;
  /** A worked example in prose; without JavaScript, the only content. */
  readonly children: ReactNode;
}

type Form = ComponentType<{readonly name: CalculatorName; readonly language: Language}>;

/** A worked example that the reader can redo with other measurements. */
export default function Calculator({name, children}: Props): ReactNode {
  const language = usePageLanguage();
  const [isLive, setLive] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [LoadedForm, setForm] = useState<Form | null>(null);
  const exampleId = useId();

  useEffect(() => startTransition(() => setLive(true)), []);

  const open = ({currentTarget, detail}: MouseEvent): void => {
    // Keyboard: with smooth scrolling, the next key could arrive before the button is in view.
    if (detail === 0) {
      currentTarget.scrollIntoView({block: 'nearest', behavior: 'instant'});
    }
    setFailed(false);
    setOpening(true);
    import(/* webpackChunkName: 'calculator' */ './CalculatorForm').then(
      ({default: loaded}) => setForm(() => loaded),
      () => {
        setFailed(true);
        setOpening(false);
      },
    );
  };

  return (
    <div className={styles.calculator}>
      <div id={exampleId}>{children}</div>
      <div className={styles.place}>
        {isLive && !LoadedForm && (
          <button
            id={`${exampleId}b`}
            type="button"
            // A page may have several of these buttons: the example in the name tells them apart.
            aria-labelledby={`${exampleId}b ${exampleId}`}
            className="action"
            aria-busy={isOpening}
            onClick={open}
          >
            <Translate id="site.calculator.open" description="Button that opens a calculator">
              Calculate with your own measurements
            </Translate>
          </button>
        )}
        {isOpening && !LoadedForm && <Status message={loadingWord()} />}
        {hasFailed && (
          <p role="alert">
            <Translate
              id="site.calculator.failed"
              description="Said when a calculator did not load"
            >
              The calculator did not load. Check your connection, then try again.
            </Translate>
          </p>
        )}
        {LoadedForm && <LoadedForm name={name} language={language} />}
      </div>
    </div>
  );
}

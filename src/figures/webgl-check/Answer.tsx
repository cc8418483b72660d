import {Component, type ReactNode} from 'react';
import type {Language} from '../../product/language';
import styles from './styles.module.css';
import TestResult from './TestResult';
import {panelWords} from './words';

interface Props {
  readonly language: Language;
  /** Called with the verdict in words, again when it changes, and with '' when it is withdrawn. */
  readonly onVerdict: (sentence: string) => void;
}

/** The result of the test, or a sentence when it throws: the error does not reach the article. */
export default class Answer extends Component<Props, {readonly hasStopped: boolean}> {
  override state = {hasStopped: false};

  static getDerivedStateFromError(): {hasStopped: boolean} {
    return {hasStopped: true};
  }

  override componentDidCatch(): void {
    this.props.onVerdict('');
  }

  override render(): ReactNode {
    return this.state.hasStopped ? (
      <div className={styles.result}>
        <p role="alert">{panelWords.stopped[this.props.language]}</p>
      </div>
    ) : (
      <TestResult {...this.props} />
    );
  }
}

import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {FigureData} from '../figureData';
import Panel from './Panel';
import styles from './styles.module.css';

interface Props {
  /** Name of a file of src/figures/scenes. */
  readonly scene: string;
  /** What the figure shows, in a sentence of the page. */
  readonly caption: string;
  /** Put there when the page is compiled, by src/plugins/figures. */
  readonly figure?: FigureData;
}

/**
 * A drawing of the example house with its caption and the list of its numbers.
 *
 * @throws when the page was compiled without the figures plugin
 */
export default function Figure({scene, caption, figure}: Props): ReactNode {
  if (!figure) {
    throw new Error(
      `The figure "${scene}" has no drawing: add remarkFigures to the docs' remark plugins in docusaurus.config.ts.`,
    );
  }
  const {panels, callouts} = figure;
  const isPair = panels.length > 1;
  return (
    <figure className={styles.figure}>
      <div className={styles.sheet}>
        <div
          className={clsx(isPair && styles.pair, !isPair && callouts.length > 0 && styles.beside)}
        >
          <div className={styles.panels}>
            {panels.map((panel) => (
              <Panel key={panel.src} panel={panel} />
            ))}
          </div>
          {callouts.length > 0 && (
            <ol className={styles.callouts}>
              {callouts.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ol>
          )}
        </div>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

import {type ReactNode, useId} from 'react';
import {usePageLanguage} from '../../components/usePageLanguage';
import type {FigureData} from '../figureData';
import LiveBoundary from '../live/LiveBoundary';
import type {LiveName} from '../live/liveNames';
import TryIt from '../live/TryIt';
import {useLive} from '../live/useLive';
import {figureOf} from './figureOf';
import Panel from './Panel';
import styles from './styles.module.css';
import {withLabels} from './withLabels';

interface Props {
  /** Name of a file in src/figures/scenes. */
  readonly scene: string;
  /** What the figure shows, in one sentence. */
  readonly caption: string;
  /** Name of a folder in src/figures/live: a button then makes the figure interactive. */
  readonly live?: LiveName;
  /** Injected by src/plugins/figures when the page is compiled. */
  readonly figure?: FigureData;
}

/** Several drawings share a row where there is room; a single one has its list beside it. */
function layoutOf(panels: number, callouts: number): string | undefined {
  if (panels > 3) return styles.strip;
  if (panels === 3) return styles.row;
  if (panels === 2) return styles.pair;
  return callouts > 0 ? styles.beside : undefined;
}

/**
 * A drawing of the example house with its caption and the list that its numbers refer to.
 *
 * @throws when the page was compiled without the figures plugin
 */
export default function Figure({scene, caption, live: liveName, figure}: Props): ReactNode {
  const live = useLive(liveName);
  const captionId = useId();
  const language = usePageLanguage();
  const {panels, callouts} = figureOf(scene, figure);
  const {Machine} = live;
  return (
    <figure className={styles.figure}>
      <div className={styles.sheet}>
        <div className={layoutOf(panels.length, callouts.length)} hidden={Boolean(Machine)}>
          <div className={styles.panels}>
            {panels.map((panel) => (
              <Panel key={panel.src} panel={panel} />
            ))}
          </div>
          {callouts.length > 0 && (
            <ol className={styles.callouts}>
              {callouts.map((words) => (
                <li key={words}>{withLabels(words)}</li>
              ))}
            </ol>
          )}
        </div>
        {Machine && (
          <LiveBoundary onError={live.fail}>
            <Machine language={language} />
          </LiveBoundary>
        )}
      </div>
      {liveName && <TryIt live={live} captionId={captionId} />}
      <figcaption id={liveName && captionId} className={styles.caption} hidden={Boolean(Machine)}>
        {caption}
      </figcaption>
    </figure>
  );
}

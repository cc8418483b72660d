import type {ReactNode} from 'react';
import type {FigureData} from '../figureData';
import {figureOf} from './figureOf';
import Panel from './Panel';
import styles from './styles.module.css';

interface Props {
  /** Injected by src/plugins/figures when the page is compiled. */
  readonly figure?: FigureData;
}

/**
 * The drawing of the home page: the scene named `home`, without a frame or a caption.
 *
 * @throws when the page was compiled without the figures plugin
 */
export default function HomeFigure({figure}: Props): ReactNode {
  return (
    <div className={styles.home}>
      {figureOf('home', figure).panels.map((panel) => (
        <Panel key={panel.src} panel={panel} />
      ))}
    </div>
  );
}

import type {ReactNode} from 'react';
import {doorIcons} from './doorIcons';
import styles from './styles.module.css';

interface Props {
  /** The drawing above the name. */
  readonly icon: keyof typeof doorIcons;
  /** A paragraph with only a link, then a sentence. */
  readonly children: ReactNode;
}

/** A section of the help centre on the home page: a drawing, a link, a sentence. */
export default function Door({icon, children}: Props): ReactNode {
  return (
    <li className={styles.door}>
      <svg
        className={styles.doorIcon}
        viewBox="4 0 44 48"
        width="44"
        height="48"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.iconFill} d={doorIcons[icon].fill} />
        <path className={styles.iconLine} d={doorIcons[icon].line} />
        <path className={styles.iconMark} d={doorIcons[icon].mark} />
      </svg>
      {children}
    </li>
  );
}

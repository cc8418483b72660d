import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The ways into the help centre: one Door a section. */
export default function Doors({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={styles.doors}>{children}</ul>;
}

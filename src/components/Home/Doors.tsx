import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The list of sections on the home page, one `Door` each. */
export default function Doors({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={styles.doors}>{children}</ul>;
}

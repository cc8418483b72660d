// Replaces @theme/Navbar/Search: in normal flow at every width, so that nothing overlaps.
import type {Props} from '@theme/Navbar/Search';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function NavbarSearch({children, className}: Props): ReactNode {
  return <div className={clsx(styles.search, className)}>{children}</div>;
}

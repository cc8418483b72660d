import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A grid of `Card`: one column on a phone, otherwise two, or three for exactly three cards, so that
 * rows are full.
 */
export default function Cards({children}: {readonly children: ReactNode}): ReactNode {
  const {length} = Children.toArray(children).filter((child) => isValidElement(child));
  return <ul className={clsx(styles.cards, length === 3 && styles.three)}>{children}</ul>;
}

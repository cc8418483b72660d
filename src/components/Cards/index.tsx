import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A grid of Card: a column on a phone, then two, or three for three cards, so that no row has a hole. */
export default function Cards({children}: {readonly children: ReactNode}): ReactNode {
  const {length} = Children.toArray(children).filter((child) => isValidElement(child));
  return <ul className={clsx(styles.cards, length === 3 && styles.three)}>{children}</ul>;
}

// Part of @theme/SearchBar: the keys that open the search, with the labels of the reader's system.
import {type ReactNode, useEffect, useState} from 'react';
import {hasMacKeys} from '../../hasMacKeys';
import styles from './styles.module.css';

export default function ShortcutHint(): ReactNode {
  const [isMac, setIsMac] = useState(false);
  useEffect(() => setIsMac(hasMacKeys(navigator)), []);
  return (
    <span className={styles.hint} aria-hidden="true">
      {isMac ? '⌘K' : 'Ctrl K'}
    </span>
  );
}

// Part of @theme/SearchBar: the keys that open the search, as this computer prints them.
import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

export default function ShortcutHint(): ReactNode {
  const [isMac, setIsMac] = useState(false);
  useEffect(() => setIsMac(/Mac|iPhone|iPad/.test(navigator.platform)), []);
  return (
    <span className={styles.hint} aria-hidden="true">
      {isMac ? '⌘K' : 'Ctrl K'}
    </span>
  );
}

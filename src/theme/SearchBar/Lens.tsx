// Part of @theme/SearchBar: the search icon of fields. The navbar has its own copy: importing this
// one would add its bytes to every page.
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Lens(): ReactNode {
  return (
    <svg className={styles.lens} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.75" />
      <path d="m13 13 4.5 4.5" />
    </svg>
  );
}

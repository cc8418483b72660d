// Replaces @theme/Navbar/Logo: the brand in the look of this bar.
import Logo from '@theme/Logo';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function NavbarLogo(): ReactNode {
  return (
    <Logo className={styles.brand} imageClassName={styles.image} titleClassName={styles.title} />
  );
}

// Replaces @theme/Navbar/Logo: the brand in the style of this navbar.
import Logo, {type Props as LogoProps} from '@theme/Logo';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function NavbarLogo({onClick}: Pick<LogoProps, 'onClick'>): ReactNode {
  return (
    <Logo
      className={styles.brand}
      imageClassName={styles.image}
      titleClassName={styles.title}
      onClick={onClick}
    />
  );
}

// Replaces @theme/Navbar: it stays visible at anchors, shows when it gets the focus, and its drawer
// is modal.

import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import NavbarContent from '@theme/Navbar/Content';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import {useNavbarHeight} from '../../shell/navbar/useNavbarHeight';
import {useNavbarVisibility} from '../../shell/navbar/useNavbarVisibility';
import styles from './styles.module.css';

/** Memoised: when the navbar hides or shows, upstream's links would each create a new observer. */
const Inside = memo(
  (): ReactNode => (
    <>
      <NavbarContent />
      <NavbarMobileSidebar />
    </>
  ),
);
Inside.displayName = 'Inside';

export default function Navbar(): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const {navbarRef, isVisible} = useNavbarVisibility(hideOnScroll);
  useNavbarHeight(navbarRef);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        styles.navbar,
        style === 'primary' && styles.primary,
        !isVisible && styles.hidden,
      )}
      // The dark-mode tokens apply to any element with this attribute.
      data-theme={style === 'dark' ? 'dark' : undefined}
    >
      <Inside />
    </nav>
  );
}

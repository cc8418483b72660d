// Replaces @theme/Navbar: stays at anchors, shows itself to the focus, and its drawer is modal.

import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import NavbarContent from '@theme/Navbar/Content';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import {useNavbarHeight} from '../../shell/navbar/useNavbarHeight';
import {useNavbarVisibility} from '../../shell/navbar/useNavbarVisibility';
import styles from './styles.module.css';

/** Not rendered again when the bar hides or shows: upstream's links would be watched once more. */
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
      // The tokens of the dark mode hold in any element that carries its mark.
      data-theme={style === 'dark' ? 'dark' : undefined}
    >
      <Inside />
    </nav>
  );
}

// Replaces @theme/Navbar/MobileSidebar/Toggle: refers to the drawer that it opens.

import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import IconMenu from '@theme/Icon/Menu';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {drawerId} from '../../../../shell/sidebar/drawerId';
import styles from './styles.module.css';

export default function NavbarMobileSidebarToggle(): ReactNode {
  const {toggle, shown, shouldRender} = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className={clsx('icon-button navbar__toggle', styles.toggle)}
      onClick={({currentTarget}) => {
        // Safari does not focus a button on click, and the drawer returns the focus to it when it
        // closes.
        currentTarget.focus();
        toggle();
      }}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description: 'The ARIA label for hamburger menu button of mobile navigation',
      })}
      aria-haspopup="dialog"
      aria-expanded={shown}
      aria-controls={shouldRender ? drawerId : undefined}
    >
      <IconMenu width={24} height={24} />
    </button>
  );
}

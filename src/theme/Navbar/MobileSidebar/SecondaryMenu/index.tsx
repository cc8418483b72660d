// Replaces @theme/Navbar/MobileSidebar/SecondaryMenu: the back button is a full-size target.

import Translate from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function NavbarMobileSidebarSecondaryMenu(): ReactNode {
  const {hide, content} = useNavbarSecondaryMenu();
  const hasPrimary = useThemeConfig().navbar.items.length > 0;
  return (
    <>
      {hasPrimary && (
        <button type="button" className={styles.back} onClick={hide}>
          <Translate
            id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
            description="The label of the back button to return to main menu, inside the mobile navbar sidebar secondary menu (notably used to display the docs sidebar)"
          >
            ← Back to main menu
          </Translate>
        </button>
      )}
      {content}
    </>
  );
}

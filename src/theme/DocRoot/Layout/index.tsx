// Replaces @theme/DocRoot/Layout: without scripts, small screens find the contents below the page.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const [isHidden, setHidden] = useState(false);
  return (
    <div className={styles.page}>
      <BackToTopButton />
      {sidebar && (
        <DocRootLayoutSidebar
          sidebar={sidebar.items}
          hiddenSidebarContainer={isHidden}
          setHiddenSidebarContainer={setHidden}
        />
      )}
      <DocRootLayoutMain hiddenSidebarContainer={isHidden}>{children}</DocRootLayoutMain>
    </div>
  );
}

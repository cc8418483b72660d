// Replaces @theme/DocRoot/Layout: without scripts, small screens show the sidebar below the page.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The sidebar of this site cannot be hidden. */
const stayShown = (): void => {};

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={styles.page}>
      <BackToTopButton />
      {sidebar && (
        <DocRootLayoutSidebar
          sidebar={sidebar.items}
          hiddenSidebarContainer={false}
          setHiddenSidebarContainer={stayShown}
        />
      )}
      <DocRootLayoutMain hiddenSidebarContainer={false}>{children}</DocRootLayoutMain>
    </div>
  );
}

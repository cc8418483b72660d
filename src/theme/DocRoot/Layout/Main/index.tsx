// Replaces @theme/DocRoot/Layout/Main: it is the target of the skip link.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot/Layout/Main';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocRootLayoutMain({children}: Props): ReactNode {
  const hasSidebar = useDocsSidebar() !== null;
  return (
    <main
      id={SkipToContentFallbackId}
      className={clsx(styles.main, hasSidebar && styles.besideSidebar)}
    >
      <div className={clsx('container', styles.content)}>{children}</div>
    </main>
  );
}

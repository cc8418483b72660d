// Replaces @theme/DocSidebar/Desktop: no second logo behind the bar, and nothing that hides it.
import type {Props} from '@theme/DocSidebar/Desktop';
import Content from '@theme/DocSidebar/Desktop/Content';
import {memo, type ReactNode} from 'react';
import styles from './styles.module.css';

function DocSidebarDesktop({path, sidebar}: Props): ReactNode {
  return (
    <div className={styles.sidebar}>
      <Content path={path} sidebar={sidebar} className={styles.content} />
    </div>
  );
}

export default memo(DocSidebarDesktop);

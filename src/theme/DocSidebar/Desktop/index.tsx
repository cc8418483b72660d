// Replaces @theme/DocSidebar/Desktop: without the second logo and the hide button, and scrolled to
// the current page.
import type {Props} from '@theme/DocSidebar/Desktop';
import Content from '@theme/DocSidebar/Desktop/Content';
import {memo, type ReactNode} from 'react';
import {useCurrentInView} from '../../../shell/sidebar/useCurrentInView';
import styles from './styles.module.css';

function DocSidebarDesktop({path, sidebar}: Props): ReactNode {
  useCurrentInView(path);
  return (
    <div className={styles.sidebar}>
      <Content path={path} sidebar={sidebar} className={styles.content} />
    </div>
  );
}

export default memo(DocSidebarDesktop);

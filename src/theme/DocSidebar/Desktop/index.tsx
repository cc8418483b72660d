// Replaces @theme/DocSidebar/Desktop: no second logo behind the bar.
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar/Desktop';
import CollapseButton from '@theme/DocSidebar/Desktop/CollapseButton';
import Content from '@theme/DocSidebar/Desktop/Content';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import styles from './styles.module.css';

function DocSidebarDesktop({path, sidebar, onCollapse, isHidden}: Props): ReactNode {
  const {hideable} = useThemeConfig().docs.sidebar;
  return (
    <div className={clsx(styles.sidebar, isHidden && styles.hidden)}>
      <Content path={path} sidebar={sidebar} className={styles.content} />
      {hideable && <CollapseButton onClick={onCollapse} />}
    </div>
  );
}

export default memo(DocSidebarDesktop);

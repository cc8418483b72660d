// Replaces @theme/AnnouncementBar: a landmark of any height, coloured by the style sheet. A new
// `id` shows it again at once, and closing it does not lose the focus.

import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {focusNavbar} from '../../shell/focus/focusNavbar';
import {useMeasuredHeight} from '../../shell/navbar/useMeasuredHeight';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const ref = useMeasuredHeight<HTMLElement>('--docusaurus-announcement-bar-height');
  // The reader may have closed it before `isCloseable` was set to false.
  if (!announcementBar || (announcementBar.isCloseable && !isActive)) {
    return null;
  }
  const onClose = (): void => {
    focusNavbar(document);
    close();
  };
  return (
    <section
      ref={ref}
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      aria-label={translate({
        id: 'site.announcement.label',
        message: 'Announcement',
        description: 'The ARIA label of the announcement bar',
      })}
    >
      <div className={styles.content} dangerouslySetInnerHTML={{__html: announcementBar.content}} />
      {announcementBar.isCloseable && (
        <button
          type="button"
          className={clsx('icon-button', styles.close)}
          onClick={onClose}
          aria-label={translate({
            id: 'theme.AnnouncementBar.closeButtonAriaLabel',
            message: 'Close',
            description: 'The ARIA label for close button of announcement bar',
          })}
        >
          <IconClose width={14} height={14} strokeWidth={2} aria-hidden />
        </button>
      )}
    </section>
  );
}

// Replaces @theme/AnnouncementBar: a region of any height, coloured by the stylesheet, whose
// dismissal ends at once when its id changes and leaves the focus in the page.

import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {focusBar} from '../../shell/focus/focusBar';
import {useMeasuredHeight} from '../../shell/navbar/useMeasuredHeight';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const ref = useMeasuredHeight<HTMLElement>('--docusaurus-announcement-bar-height');
  // A bar that is to stay may have been closed when it could be.
  if (!announcementBar || (announcementBar.isCloseable && !isActive)) {
    return null;
  }
  const onClose = (): void => {
    focusBar(document);
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

// Replaces @theme/Layout: on articles, the skip link leads past the sidebar to the article.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata, SkipToContentFallbackId, ThemeClassNames} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme/AnnouncementBar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useSkipTargetPlace} from '../../shell/focus/useSkipTargetPlace';
import styles from './styles.module.css';

export default function Layout(props: Props): ReactNode {
  const {children, noFooter, wrapperClassName, title, description} = props;
  const isTarget = useSkipTargetPlace() === 'wrapper';
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      <div
        id={isTarget ? SkipToContentFallbackId : undefined}
        className={clsx(
          ThemeClassNames.layout.main.container,
          ThemeClassNames.wrapper.main,
          styles.main,
          wrapperClassName,
        )}
      >
        <ErrorBoundary fallback={(crash) => <ErrorPageContent {...crash} />}>
          {children}
        </ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
    </LayoutProvider>
  );
}

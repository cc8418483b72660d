// Replaces @theme/SkipToContent: leads to the content container first, which keeps the focus.

import Translate from '@docusaurus/Translate';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {MouseEvent, ReactNode} from 'react';
import {focusElement} from '../../shell/focus/focusElement';
import {pageStartId} from '../../shell/focus/pageStartId';
import {skipTarget} from '../../shell/focus/skipTarget';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  const target = skipTarget(document);
  if (target) {
    event.preventDefault();
    focusElement(target, {preventScroll: true});
    target.scrollIntoView();
  }
}

export default function SkipToContent(): ReactNode {
  return (
    <>
      <div id={pageStartId} className={styles.pageStart} tabIndex={-1} />
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        <Translate
          id="theme.common.skipToMainContent"
          description="The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation"
        >
          Skip to main content
        </Translate>
      </a>
    </>
  );
}

// Replaces @theme/ErrorPageContent: takes the focus, lists every cause, and resets on navigation.

import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CrashReport from '@theme/CrashReport';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {useSkipTargetPlace} from '../shell/focus/useSkipTargetPlace';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const isTarget = useSkipTargetPlace() === 'main';
  return (
    <main id={isTarget ? SkipToContentFallbackId : undefined}>
      <CrashReport error={error} tryAgain={tryAgain} homeHref={useBaseUrl('/')} />
    </main>
  );
}

// Wraps @theme/CodeBlock: its code arrives with the pages that show code, not with every page.
import type {Props} from '@theme/CodeBlock';
import {lazy, type ReactNode, Suspense} from 'react';

const OriginalCodeBlock = lazy(() => import('@theme-original/CodeBlock'));

export default function CodeBlock(props: Props): ReactNode {
  return (
    <Suspense fallback={<pre>{props.children}</pre>}>
      <OriginalCodeBlock {...props} />
    </Suspense>
  );
}

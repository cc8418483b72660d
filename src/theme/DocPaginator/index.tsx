// Wraps @theme/DocPaginator: nothing, not an empty landmark, where no page is before or after.

import type {Props} from '@theme/DocPaginator';
import OriginalDocPaginator from '@theme-original/DocPaginator';
import type {ReactNode} from 'react';

export default function DocPaginator(props: Props): ReactNode {
  return props.previous || props.next ? <OriginalDocPaginator {...props} /> : null;
}

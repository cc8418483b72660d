// Wraps @theme/DocPaginator: no empty landmark when there is neither a previous nor a next page.

import type {Props} from '@theme/DocPaginator';
import OriginalDocPaginator from '@theme-original/DocPaginator';
import type {ReactNode} from 'react';

export default function DocPaginator(props: Props): ReactNode {
  return props.previous || props.next ? <OriginalDocPaginator {...props} /> : null;
}

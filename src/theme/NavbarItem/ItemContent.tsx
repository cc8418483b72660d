// Component of this site: the content of a navbar item, either its label or HTML from the
// configuration.
import type {Props} from '@theme/NavbarItem/ItemContent';
import type {ReactNode} from 'react';

export default function ItemContent({html, label, children}: Props): ReactNode {
  return html ? <span dangerouslySetInnerHTML={{__html: html}} /> : (children ?? label);
}

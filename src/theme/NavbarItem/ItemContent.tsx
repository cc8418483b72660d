// A part of our own: what an item shows, its label or the markup of the configuration.
import type {Props} from '@theme/NavbarItem/ItemContent';
import type {ReactNode} from 'react';

export default function ItemContent({html, label, children}: Props): ReactNode {
  return html ? <span dangerouslySetInnerHTML={{__html: html}} /> : (children ?? label);
}

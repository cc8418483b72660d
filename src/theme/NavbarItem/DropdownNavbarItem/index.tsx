// Replaces @theme/NavbarItem/DropdownNavbarItem: its own target becomes the first entry of the menu.
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import DropdownNavbarItemDesktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import DropdownNavbarItemMobile from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import type {ReactNode} from 'react';

/** A button cannot also be a link: what the item itself leads to stands in its menu. */
function entriesOf({items, to, href, label, html}: Props): readonly LinkLikeNavbarItemProps[] {
  return to || href ? [{to, href, label, html, exact: true}, ...items] : items;
}

export default function DropdownNavbarItem(props: Props): ReactNode {
  const {mobile = false, to, href, ...rest} = props;
  const Dropdown = mobile ? DropdownNavbarItemMobile : DropdownNavbarItemDesktop;
  return <Dropdown {...rest} items={entriesOf(props)} />;
}

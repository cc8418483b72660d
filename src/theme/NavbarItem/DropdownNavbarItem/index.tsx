// Replaces @theme/NavbarItem/DropdownNavbarItem: its own link becomes the first item of the menu.
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import DropdownNavbarItemDesktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import DropdownNavbarItemMobile from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import type {ReactNode} from 'react';

/** A button cannot also be a link, so the item's own link is in its menu. */
function entriesOf({items, to, href, label, html}: Props): readonly LinkLikeNavbarItemProps[] {
  return to || href ? [{to, href, label, html, exact: true}, ...items] : items;
}

export default function DropdownNavbarItem(props: Props): ReactNode {
  const {mobile = false, to, href, ...rest} = props;
  const Dropdown = mobile ? DropdownNavbarItemMobile : DropdownNavbarItemDesktop;
  return <Dropdown {...rest} items={entriesOf(props)} />;
}

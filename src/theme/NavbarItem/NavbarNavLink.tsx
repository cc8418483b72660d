// Replaces @theme/NavbarItem/NavbarNavLink: `aria-current="page"` for the page itself only, in
// every locale.
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import IconExternalLink from '@theme/Icon/ExternalLink';
import ItemContent from '@theme/NavbarItem/ItemContent';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useActiveItem} from '../../shell/links/useActiveItem';
import {useItemLink} from '../../shell/links/useItemLink';

export default function NavbarNavLink({
  to,
  href,
  exact,
  activeBasePath,
  activeBaseRegex,
  isActive,
  activeClassName,
  className,
  label,
  html,
  isDropdownLink,
  prependBaseUrlToHref,
  children,
  ...props
}: Props): ReactNode {
  const location = useLocation();
  const rule = {to, href, exact, activeBasePath, activeBaseRegex};
  const current = useActiveItem(rule, isActive && (() => isActive(null, location)));
  const {target} = props;
  const {address, opensTab} = useItemLink({to, href, prependBaseUrlToHref, target});
  return (
    <Link
      aria-current={current}
      {...address}
      {...props}
      className={clsx(className, (current || props['aria-current']) && activeClassName)}
    >
      <ItemContent html={html} label={label}>
        {children}
      </ItemContent>
      {opensTab && <IconExternalLink />}
    </Link>
  );
}

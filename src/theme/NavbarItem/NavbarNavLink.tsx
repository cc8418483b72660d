// Replaces @theme/NavbarItem/NavbarNavLink: says "page" only of the page itself, in every locale.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import ItemContent from '@theme/NavbarItem/ItemContent';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useActiveItem} from '../../shell/useActiveItem';

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
  const rule = {to, exact, activeBasePath, activeBaseRegex};
  const current = useActiveItem(rule, isActive && (() => isActive(null, location)));
  const toUrl = useBaseUrl(to);
  const basedHref = useBaseUrl(href, {forcePrependBaseUrl: true});
  const opensTab =
    href !== undefined && !isInternalUrl(href) && (props.target ?? '_blank') === '_blank';
  const target = href ? {href: prependBaseUrlToHref ? basedHref : href} : {to: toUrl};
  return (
    <Link
      aria-current={current}
      {...target}
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

// Replaces @theme/Footer/LinkItem: a new tab is announced only where one opens.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Footer/LinkItem';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function FooterLinkItem({item}: Props): ReactNode {
  const {to, href, label, html, prependBaseUrlToHref, className, ...props} = item;
  const toUrl = useBaseUrl(to);
  const basedHref = useBaseUrl(href, {forcePrependBaseUrl: true});
  if (html) {
    return (
      <span className={clsx(styles.markup, className)} dangerouslySetInnerHTML={{__html: html}} />
    );
  }
  const opensTab =
    href !== undefined && !isInternalUrl(href) && (props.target ?? '_blank') === '_blank';
  const target = href ? {href: prependBaseUrlToHref ? basedHref : href} : {to: toUrl};
  return (
    <Link {...target} {...props} className={clsx('footer__link-item', styles.link, className)}>
      {label}
      {opensTab && <IconExternalLink />}
    </Link>
  );
}

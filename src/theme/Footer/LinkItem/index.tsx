// Replaces @theme/Footer/LinkItem: only links that open a new tab are marked as such.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Footer/LinkItem';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useItemLink} from '../../../shell/links/useItemLink';
import styles from './styles.module.css';

export default function FooterLinkItem({item}: Props): ReactNode {
  const {to, href, label, html, prependBaseUrlToHref, className, ...props} = item;
  const {target} = props;
  const {address, opensTab} = useItemLink({to, href, prependBaseUrlToHref, target});
  if (html) {
    return (
      <span className={clsx(styles.markup, className)} dangerouslySetInnerHTML={{__html: html}} />
    );
  }
  return (
    <Link {...address} {...props} className={clsx('footer__link-item', styles.link, className)}>
      {label}
      {opensTab && <IconExternalLink />}
    </Link>
  );
}

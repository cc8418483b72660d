// Replaces @theme/Logo: the image has no alternative text that repeats the title next to it, and no
// style attribute.
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Logo';
import ThemedImage from '@theme/ThemedImage';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  const {title: siteTitle} = useDocusaurusContext().siteConfig;
  const {title, logo, style} = useThemeConfig().navbar;
  const light = useBaseUrl(logo?.src);
  const dark = useBaseUrl(logo?.srcDark ?? logo?.src);
  const home = useBaseUrl(logo?.href ?? '/');
  if (!logo && !title) {
    return null;
  }
  const altText = logo?.alt ?? (title ? '' : siteTitle);
  const alt = altText === title ? '' : altText;
  return (
    <Link to={home} target={logo?.target} {...props}>
      {logo && (
        <ThemedImage
          className={clsx(imageClassName, logo.className)}
          sources={{light: style === 'dark' ? dark : light, dark}}
          alt={alt}
          width={logo.width}
          height={logo.height}
        />
      )}
      {title && <b className={titleClassName}>{title}</b>}
    </Link>
  );
}

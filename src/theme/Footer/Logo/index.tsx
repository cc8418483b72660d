// Replaces @theme/Footer/Logo: the dark image in a dark footer, and no style attribute (CSP).
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Footer/Logo';
import ThemedImage from '@theme/ThemedImage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function FooterLogo({logo}: Props): ReactNode {
  const isDark = useThemeConfig().footer?.style === 'dark';
  const light = useBaseUrl(logo.src);
  const dark = useBaseUrl(logo.srcDark ?? logo.src);
  const image = (
    <ThemedImage
      className={clsx('footer__logo', styles.picture, logo.className)}
      sources={{light: isDark ? dark : light, dark}}
      alt={logo.alt ?? ''}
      width={logo.width}
      height={logo.height}
    />
  );
  return logo.href ? (
    <Link href={logo.href} target={logo.target} className={styles.link}>
      {image}
    </Link>
  ) : (
    image
  );
}

// Replaces @theme/Footer: its links are in a landmark with a name, and its columns have headings.
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import FooterLinks from '@theme/Footer/Links';
import FooterLogo from '@theme/Footer/Logo';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import styles from './styles.module.css';

function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  if (!footer) {
    return null;
  }
  const {style, links, logo, copyright} = footer;
  return (
    <footer
      className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}
      // The dark-mode tokens apply to any element with this attribute.
      data-theme={style === 'dark' ? 'dark' : undefined}
    >
      <div className={styles.content}>
        {links.length > 0 && <FooterLinks links={links} />}
        <div className={styles.imprint}>
          {logo && <FooterLogo logo={logo} />}
          {copyright && (
            <p className="footer__copyright" dangerouslySetInnerHTML={{__html: copyright}} />
          )}
        </div>
      </div>
    </footer>
  );
}

export default memo(Footer);

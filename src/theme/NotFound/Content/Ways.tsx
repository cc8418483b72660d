// Part of @theme/NotFound/Content: links to sections and support.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import sections from '@generated/shell-config/default/sections.json';
import type {ReactNode} from 'react';
import SupportLink from '../../../components/MainSiteLink/SupportLink';
import PageLinks from '../../../components/PageLinks';
import {useLocaleLinks} from '../../../shell/versions/useLocaleLinks';
import styles from './styles.module.css';

export default function Ways(): ReactNode {
  const others = useLocaleLinks().filter(({isCurrent}) => !isCurrent);
  return (
    <>
      {sections.length > 0 && <PageLinks className={styles.ways} pages={sections} />}
      <ul className={styles.ways}>
        <li>
          <Link to="/">
            <Translate id="site.crash.home" description="Link to the home page of the help centre">
              Help centre home
            </Translate>
          </Link>
        </li>
        <li>
          <SupportLink />
        </li>
        {others.map(({locale, label, htmlLang, href}) => (
          <li key={locale}>
            <a href={href} lang={htmlLang} hrefLang={htmlLang}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

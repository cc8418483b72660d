// Part of @theme/NotFound/Content: where to go from a page that is not there.
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import SupportLink from '../../../components/MainSiteLink/SupportLink';
import {useLocaleLinks} from '../../../shell/useLocaleLinks';
import styles from './styles.module.css';

/** The doors of the home page. */
const doors = [
  {
    to: '/getting-started/',
    label: () =>
      translate({
        id: 'site.notFound.gettingStarted',
        message: 'Start your project',
        description: 'Link to the first section, on "not found"',
      }),
  },
  {
    to: '/features/',
    label: () =>
      translate({
        id: 'site.notFound.features',
        message: 'Features',
        description: 'Link to the section of features, on "not found"',
      }),
  },
  {
    to: '/account/',
    label: () =>
      translate({
        id: 'site.notFound.account',
        message: 'Your account',
        description: 'Link to the section of the account, on "not found"',
      }),
  },
  {
    to: '/faq/',
    label: () =>
      translate({
        id: 'site.notFound.faq',
        message: 'Frequently asked questions',
        description: 'Link to the questions, on "not found"',
      }),
  },
];

export default function Ways(): ReactNode {
  const others = useLocaleLinks().filter(({isCurrent}) => !isCurrent);
  return (
    <>
      <ul className={styles.ways}>
        {doors.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label()}</Link>
          </li>
        ))}
      </ul>
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

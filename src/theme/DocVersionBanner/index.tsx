// Wraps @theme/DocVersionBanner: adds a note to a translated page that is older than the original.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalBanner from '@theme-original/DocVersionBanner';
import type {ComponentProps, ReactNode} from 'react';
import {useLocaleLinks} from '../../shell/versions/useLocaleLinks';
import styles from './styles.module.css';

function TranslationNote(): ReactNode {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const original = useLocaleLinks().find(({locale}) => locale === defaultLocale);
  return (
    <p className={styles.note} role="note">
      <Translate
        id="site.translation.behind"
        description="Note on a page whose English version has changed since it was translated"
      >
        The English version of this page is more recent.
      </Translate>{' '}
      <a href={original?.href} lang={original?.htmlLang} hrefLang={original?.htmlLang}>
        {/* In English on purpose, like the page it links to. */}
        Read it in English
      </a>
    </p>
  );
}

type Props = ComponentProps<typeof OriginalBanner>;

export default function DocVersionBanner(props: Props): ReactNode {
  const {frontMatter} = useDoc().metadata;
  const isBehind = 'is_translation_behind' in frontMatter;
  return (
    <>
      <OriginalBanner {...props} />
      {isBehind && <TranslationNote />}
    </>
  );
}

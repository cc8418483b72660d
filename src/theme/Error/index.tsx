// Replaces @theme/Error, the last resort when the shell itself crashes: in the page's language.
import Head from '@docusaurus/Head';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import CrashReport from '@theme/CrashReport';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/** Stands outside every provider of Docusaurus: nothing here may ask for one. */
export default function ThemeError({error, tryAgain}: Props): ReactNode {
  const {htmlLang, direction} = i18n.localeConfigs[i18n.currentLocale] ?? {};
  return (
    <main>
      <Head>
        <html lang={htmlLang} dir={direction} />
      </Head>
      <CrashReport error={error} tryAgain={tryAgain} homeHref={siteConfig.baseUrl} />
    </main>
  );
}

// Replaces @theme/Error, the last resort when the layout itself crashes: in the page's language.
import Head from '@docusaurus/Head';
import siteConfig from '@generated/docusaurus.config';
import CrashReport from '@theme/CrashReport';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/**
 * Rendered outside all providers of Docusaurus, so it must not use their hooks. The head tags of
 * the layout have been unmounted with it: without the viewport a phone would lay the page out at
 * desktop width, and without the icon the browser would request /favicon.ico, which does not exist.
 */
export default function ThemeError({error, tryAgain}: Props): ReactNode {
  const {baseUrl, favicon} = siteConfig;
  return (
    <main>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1.0" />
        {favicon && <link rel="icon" href={`${baseUrl}${favicon}`} />}
      </Head>
      <CrashReport error={error} tryAgain={tryAgain} homeHref={baseUrl} />
    </main>
  );
}

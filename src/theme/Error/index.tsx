// Replaces @theme/Error, the last resort when the shell itself crashes: in the page's language.
import Head from '@docusaurus/Head';
import siteConfig from '@generated/docusaurus.config';
import CrashReport from '@theme/CrashReport';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/**
 * Stands outside every provider of Docusaurus: nothing here may ask for one. What the shell puts
 * into the head went with it: without its viewport a phone would show the page at the width of a
 * desk, without its icon the browser would ask for one that is not there.
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

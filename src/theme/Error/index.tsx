// Replaces @theme/Error, the last resort when the shell itself crashes: in the page's language.
import siteConfig from '@generated/docusaurus.config';
import CrashReport from '@theme/CrashReport';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/** Stands outside every provider of Docusaurus: nothing here may ask for one. */
export default function ThemeError({error, tryAgain}: Props): ReactNode {
  return (
    <main>
      <CrashReport error={error} tryAgain={tryAgain} homeHref={siteConfig.baseUrl} />
    </main>
  );
}

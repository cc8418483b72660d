// Component of this site: the content that @theme/ErrorPageContent and @theme/Error share.
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import CrashDetails from '@theme/CrashDetails';
import type {Props} from '@theme/CrashReport';
import type {ReactNode} from 'react';
import {causeChain} from '../../shell/crash/causeChain';
import {useRetryOnNavigation} from '../../shell/crash/useRetryOnNavigation';
import {useServedArticle} from '../../shell/crash/useServedArticle';
import {useFocusOnMount} from '../../shell/focus/useFocusOnMount';
import styles from './styles.module.css';

export default function CrashReport({error, tryAgain, homeHref}: Props): ReactNode {
  const headingRef = useFocusOnMount<HTMLHeadingElement>();
  useRetryOnNavigation(tryAgain);
  const articleRef = useServedArticle();
  const title = translate({
    id: 'theme.ErrorPageContent.title',
    message: 'This page crashed',
    description: 'The title of the fallback page when the page crashed',
  });
  return (
    <div className={styles.report}>
      <Head>
        <title>{title}</title>
      </Head>
      <div role="alert">
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p>
          <Translate id="site.crash.advice" description="What to do about a crash">
            Try again. If it happens again, send the details below to support.
          </Translate>
        </p>
      </div>
      <p className={styles.actions}>
        {/* Type submit although there is no form: before hydration, the loader captures clicks
            on all other buttons. */}
        <button type="submit" className="action action--primary" onClick={tryAgain}>
          <Translate
            id="theme.ErrorPageContent.tryAgain"
            description="The label of the button to try again rendering when the React error boundary captures an error"
          >
            Try again
          </Translate>
        </button>
        <a className="action" href={homeHref}>
          <Translate id="site.crash.home" description="Link to the home page of the help centre">
            Help centre home
          </Translate>
        </a>
      </p>
      <CrashDetails messages={causeChain(error)} />
      <div ref={articleRef} />
    </div>
  );
}

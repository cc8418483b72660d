// Replaces @theme/NotFound/Content: its own title, noindex, similar pages, search, other languages.
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import NearestPages from '@theme/NearestPages';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import SearchBox from '../../../components/SearchBox';
import {useSkipTargetPlace} from '../../../shell/focus/useSkipTargetPlace';
import {useAddressWords} from '../../../shell/not-found/useAddressWords';
import styles from './styles.module.css';
import Ways from './Ways';

export default function NotFoundContent({className}: Props): ReactNode {
  const isTarget = useSkipTargetPlace() === 'main';
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <main
      id={isTarget ? SkipToContentFallbackId : undefined}
      className={clsx(styles.page, className)}
      data-not-found
    >
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      <p>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          We could not find what you were looking for.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </Translate>
      </p>
      <SearchBox words={useAddressWords()} />
      <Ways />
      <NearestPages />
    </main>
  );
}

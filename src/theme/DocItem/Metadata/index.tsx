// Wraps @theme/DocItem/Metadata: the title of a page tells its version where it is not the latest.
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {versionTitle} from '../../../shell/versions/versionTitle';

export default function DocItemMetadata(): ReactNode {
  const {title} = useDoc().metadata;
  const version = useDocsVersion();
  return (
    <>
      <OriginalMetadata />
      {!version.isLast && <PageMetadata title={versionTitle(title, version.label)} />}
    </>
  );
}

// Wraps @theme/DocItem/Metadata: adds the version to the page title, unless it is the latest.
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

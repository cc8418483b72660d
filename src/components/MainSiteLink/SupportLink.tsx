import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import MainSiteLink from '.';

/** The link to support, for readers who have found no answer. */
export default function SupportLink(): ReactNode {
  return (
    <MainSiteLink page="contact">
      <Translate id="site.search.contact" description="Link to the support">
        Contact support
      </Translate>
    </MainSiteLink>
  );
}

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

interface Props {
  /** Name of a page of the main site in src/site.ts; the content check verifies it. */
  readonly page: string;
  readonly children: ReactNode;
}

/** A link to a page of the main site, in the same tab. */
export default function MainSiteLink({page, children}: Props): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {mainSiteLinks} = customFields as {mainSiteLinks: Readonly<Record<string, string>>};
  return (
    <Link href={mainSiteLinks[page]} target="_self">
      {children}
    </Link>
  );
}

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

interface Props {
  /** A page of the main site, by its name in src/site.ts; the check of pages knows the names. */
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

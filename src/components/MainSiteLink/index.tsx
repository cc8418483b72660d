import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {mainSiteLinks} from '../../site';

interface Props {
  /** A page of the main site, by its name in src/site.ts. */
  readonly page: string;
  readonly children: ReactNode;
}

/**
 * A link to a page of the main site, in the same tab.
 *
 * @throws when src/site.ts names no such page: the message lists those there are
 */
export default function MainSiteLink({page, children}: Props): ReactNode {
  if (!Object.hasOwn(mainSiteLinks, page)) {
    throw new Error(
      `No page named "${page}" on the main site. Known names: ${Object.keys(mainSiteLinks).join(', ')}.`,
    );
  }
  return (
    <Link href={mainSiteLinks[page as keyof typeof mainSiteLinks]} target="_self">
      {children}
    </Link>
  );
}

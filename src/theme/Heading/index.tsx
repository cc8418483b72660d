// Replaces @theme/Heading: named by its own words, without those of the link to it, which repeat
// them; and the link by words too where a part of them is set apart, not by an id.
import {translate} from '@docusaurus/Translate';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import HashLink from '../../components/HashLink';
import {wordsOf} from '../../shell/wordsOf';

export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const target = useAnchorTargetClassName(id);
  // The title of a page is where the page begins: no list of its parts leads there.
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  const heading = wordsOf(children);
  return (
    <As
      {...props}
      className={clsx('anchor', target, className)}
      // Else lists of headings, and VoiceOver, have each of them twice.
      aria-label={heading || undefined}
      id={id}
    >
      {children}
      <HashLink
        id={id}
        label={translate(
          {
            id: 'theme.common.headingLinkTitle',
            message: 'Direct link to {heading}',
            description: 'Title for link to heading',
          },
          {heading: heading || id},
        )}
      />
    </As>
  );
}

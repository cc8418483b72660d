// Replaces @theme/Heading: its accessible name leaves out the hash link, which would repeat it. The
// hash link is named by the text of the heading, even with nested elements, and not by its id.
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
  // No hash link for the page title, which is where the page starts anyway.
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
      // Without it, screen readers read each heading twice: its text, and the hash link.
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

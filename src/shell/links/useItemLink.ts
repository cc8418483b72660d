import isInternalUrl from '@docusaurus/isInternalUrl';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Item {
  readonly to?: string | undefined;
  readonly href?: string | undefined;
  readonly prependBaseUrlToHref?: boolean | string | undefined;
  readonly target?: unknown;
}

/**
 * The target of an item of the navbar or footer.
 *
 * @returns the props for `<Link>`, and whether it opens a new tab
 */
export function useItemLink({to, href, prependBaseUrlToHref, target}: Item): {
  readonly address: {readonly to?: string; readonly href?: string};
  readonly opensTab: boolean;
} {
  const toUrl = useBaseUrl(to);
  const basedHref = useBaseUrl(href, {forcePrependBaseUrl: true});
  return {
    address: href ? {href: prependBaseUrlToHref ? basedHref : href} : {to: toUrl},
    opensTab: href !== undefined && !isInternalUrl(href) && (target ?? '_blank') === '_blank',
  };
}

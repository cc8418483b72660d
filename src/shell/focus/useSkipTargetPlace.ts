import useRouteContext from '@docusaurus/useRouteContext';

/**
 * Which element the skip link leads to. Articles bring their own main element, and the wrapper
 * around it also holds the sidebar, which the link is there to skip.
 *
 * @returns `main` on pages of the docs, `wrapper` elsewhere
 */
export function useSkipTargetPlace(): 'main' | 'wrapper' {
  return useRouteContext().plugin.name === 'docusaurus-plugin-content-docs' ? 'main' : 'wrapper';
}

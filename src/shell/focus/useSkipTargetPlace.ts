import useRouteContext from '@docusaurus/useRouteContext';

/**
 * Which element is the target of the skip link. Articles have their own main element; the wrapper
 * around it also contains the sidebar, which the link must skip.
 *
 * @returns `main` on pages of the docs, `wrapper` elsewhere
 */
export function useSkipTargetPlace(): 'main' | 'wrapper' {
  return useRouteContext().plugin.name === 'docusaurus-plugin-content-docs' ? 'main' : 'wrapper';
}

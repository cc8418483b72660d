import {posix} from 'node:path';
import {linksOf} from '../../src/plugins/content-contract/page/linksOf';
import type {Page} from '../../src/plugins/content-contract/page/Page';
import {fileOf} from '../../src/plugins/content-contract/reading/locatePage';

/**
 * Lists pages whose links break when a page is removed; empty when there are none.
 *
 * @param pages the remaining pages
 * @param path of the removed page inside its edition
 */
export function tellWhoLinks(pages: readonly Page[], path: string): string | undefined {
  const linking = pages.filter((page) => {
    const {file, locale, version} = page;
    const gone = fileOf(locale, version, path);
    const targetOf = (url: string) => posix.join(posix.dirname(file), url.replace(/#.*/, ''));
    return linksOf(page).some(({url}) => targetOf(url) === gone);
  });
  return linking.length > 0
    ? `Links to it are now broken, in ${linking.map(({file}) => file).join(', ')}. To list them: npm run check`
    : undefined;
}

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {crumbsOf} from './readDocs';

/** Pages of the current version, for readers without scripts, in sidebar order. */
export function pageList(content: LoadedContent): {title: string; url: string}[] {
  const current = content.loadedVersions.find(({isLast}) => isLast);
  if (!current) return [];
  const order = [...crumbsOf(current).keys()];
  return current.docs
    .filter(({unlisted, draft}) => !unlisted && !draft)
    .map(({id, title, permalink}) => ({title, url: permalink, place: order.indexOf(id)}))
    .sort((a, b) => a.place - b.place)
    .map(({title, url}) => ({title, url}));
}

import {toldFields} from '../toldFields';
import {without} from '../without';

/** Where the page stands in the repository, and what the build has done with it. */
const buildFields = new Set(['source', 'sourceDirName', 'slug', 'draft', 'version']);

/**
 * What is known of a page, as browsers read it. The page's own front matter is apart and stays.
 *
 * @param source the JSON of the docs plugin
 */
export function leanDoc(source: string): string {
  const {frontMatter = {}, ...doc} = JSON.parse(source) as {readonly frontMatter?: object};
  return JSON.stringify({
    ...without(doc, buildFields),
    frontMatter: without(frontMatter, toldFields),
  });
}

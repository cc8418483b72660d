import {strippedFrontMatter} from '../strippedFrontMatter';
import {without} from '../without';

/** Source location of the page, and what the build has already used. */
const buildFields = new Set(['source', 'sourceDirName', 'slug', 'draft', 'version']);

/**
 * A page's metadata for browsers. Its front matter is a separate export, which stays.
 *
 * @param source the docs plugin's JSON
 */
export function stripDoc(source: string): string {
  const {frontMatter = {}, ...doc} = JSON.parse(source) as {readonly frontMatter?: object};
  return JSON.stringify({
    ...without(doc, buildFields),
    frontMatter: without(frontMatter, strippedFrontMatter),
  });
}

import {defaultLocale, localeNames} from '../../../site';
import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {languageNames} from '../languageNames';
import {goodPathOf} from '../page/goodPathOf';
import {hasFrontMatter} from '../page/hasFrontMatter';
import {isDraft} from '../page/isDraft';
import {twinRule} from '../Rule';
import {fileOf} from '../reading/locatePage';
import {renamedFiles} from '../reading/renamedFiles';

/** Every page exists in every language, as a draft in all or in none. */
export const translations = twinRule('translations', ({pages, files}) => {
  const renamed = renamedFiles({pages, files});
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page) =>
    localeNames
      .filter((locale) => locale !== page.locale)
      .flatMap((locale) => {
        const file = fileOf(locale, page.version, page.path);
        const twin = byFile.get(file);
        // A translation with a faulty file name is reported for that, and found once it is fixed.
        const meant = fileOf(locale, page.version, goodPathOf(page.path) ?? page.path);
        if (!twin && (renamed.has(meant) || byFile.has(meant))) {
          return [];
        }
        if (!twin) {
          return [
            faultAt(page, topOfFile, {
              what: `The page has no ${languageNames[locale]} version.`,
              remedy: `Add ${meant}, or remove this page.`,
            }),
          ];
        }
        const areRead = hasFrontMatter(page) && hasFrontMatter(twin);
        if (areRead && page.locale !== defaultLocale && isDraft(page) !== isDraft(twin)) {
          return [
            faultAt(page, page.frontMatter.places.draft ?? topOfFile, {
              what: `The page is ${isDraft(page) ? '' : 'not '}a draft, but ${file} is${isDraft(twin) ? '' : ' not'}.`,
              remedy: 'Write draft: true in both, or in neither.',
            }),
          ];
        }
        return [];
      }),
  );
});

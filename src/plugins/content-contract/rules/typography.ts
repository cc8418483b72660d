import {localeNames} from '../../../site';
import type {ContentSite} from '../ContentSite';
import {faultAt} from '../faults/faultAt';
import {placeAt} from '../faults/Place';
import type {Page} from '../page/Page';
import {languageAt} from '../prose/languageAt';
import {maskedSource, type Prose, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';
import {correctionsOf, type TypographyRule} from '../typography/Correction';
import {keywordTypography} from '../typography/sharedTypography';
import {typographyOf} from '../typography/typographyOf';

/** Right after the opening `**`, the space would keep the text from becoming bold. */
const spaceBeforeMark = /^[\u00a0\u202f][;:!?]/u;

function corrections(page: Page, prose: readonly Prose[], rules: readonly TypographyRule[]) {
  const firsts = new Set(prose.flatMap(({start, isFirst}) => (isFirst ? [start] : [])));
  return correctionsOf(maskedSource(page.source, prose), rules)
    .filter(({startOffset, text}) => !(firsts.has(startOffset) && spaceBeforeMark.test(text)))
    .map(({what, remedy, ...fix}) =>
      faultAt(page, placeAt(page.source, fix.startOffset), {what, remedy, fix}),
    );
}

/** Spaces, quotation marks and apostrophes follow the language; `--fix` sets them. */
export const typography = pageRule<Pick<ContentSite, 'pages'>>('typography', (page) => {
  const prose = proseOf(page);
  const language = languageAt(page);
  return localeNames.flatMap((locale) => {
    const own = prose.filter(({start}) => language(start) === locale);
    const isKeywords = ({kind}: Prose) => kind === 'keywords';
    return [
      ...corrections(
        page,
        own.filter((part) => !isKeywords(part)),
        typographyOf[locale],
      ),
      ...corrections(page, own.filter(isKeywords), keywordTypography),
    ];
  });
});

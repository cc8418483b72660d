import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {placeAt, topOfFile} from '../faults/Place';
import {namedPages} from '../namedPages';
import {isDraft} from '../page/isDraft';
import type {Page} from '../page/Page';
import {pagesForWriters} from '../pagesForWriters';
import {maskedSource, proseOf} from '../prose/proseOf';
import {siteRule} from '../Rule';
import {findLeftovers} from '../template/findLeftovers';
import {type TemplatePieces, templatePieces} from '../template/templatePieces';
import {unwrittenDescription} from '../unwrittenDescription';

function leftDescription(page: Page): readonly Breach[] {
  const {values, places} = page.frontMatter;
  return values.description === unwrittenDescription[page.locale]
    ? [
        faultAt(page, places.description ?? topOfFile, {
          what: 'The description is still that of a new page.',
          remedy: 'Say in one or two sentences what the page helps to do, or put draft: true back.',
        }),
      ]
    : [];
}

function leftPieces(page: Page, pieces: TemplatePieces): readonly Breach[] {
  return findLeftovers(page, pieces, namedPages.template).map(({where, piece}) =>
    faultAt(page, where, {
      what: `This is still the text of the template: ${piece}.`,
      remedy: 'Write what belongs here, or remove it, or put draft: true back.',
    }),
  );
}

/** Writers' notes to themselves, in capitals. */
const reminder =
  /(?<![\p{L}\p{N}])(?:TODO|TBD|TBC|FIXME|[ÀA][ \u00a0](?:FAIRE|COMPL[ÉE]TER|V[ÉE]RIFIER|TRADUIRE))(?![\p{L}\p{N}])/gu;

function leftReminders(page: Page): readonly Breach[] {
  const masked = maskedSource(page.source, proseOf(page));
  return [...masked.matchAll(reminder)].map(({0: found, index}) =>
    faultAt(page, placeAt(page.source, index), {
      what: `“${found}” tells readers that something is not written yet.`,
      remedy: 'Write what belongs here, or remove it, or put draft: true back.',
    }),
  );
}

/** A page that is no longer a draft is finished: no template text and no reminders. */
export const unwritten = siteRule('unwritten', ({pages}) => {
  const templates = pages.filter(
    ({path, version}) => path === namedPages.template && version === 'current',
  );
  const piecesOf = new Map(templates.map((page) => [page.locale, templatePieces(page)]));
  return pages
    .filter((page) => !isDraft(page))
    .flatMap((page) => {
      const pieces = pagesForWriters.includes(page.path) ? undefined : piecesOf.get(page.locale);
      return [
        ...leftDescription(page),
        ...leftReminders(page),
        ...(pieces ? leftPieces(page, pieces) : []),
      ];
    });
});

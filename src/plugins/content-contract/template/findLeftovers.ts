import {posix} from 'node:path';
import {toString as textOf} from 'mdast-util-to-string';
import type {Node} from 'unist';
import {type Place, topOfFile} from '../faults/Place';
import {attributeText, elementsOf} from '../page/elementsOf';
import {headingsOf} from '../page/headingsOf';
import {linksOf} from '../page/linksOf';
import type {Page} from '../page/Page';
import {blocksOf} from '../prose/blocksOf';
import {sentencesOf} from '../prose/sentencesOf';
import type {TemplatePieces} from './templatePieces';
import {withoutTypography} from './withoutTypography';

/** A piece of the template left in an article. */
interface Leftover {
  readonly where: Place | Node;
  /** As used in a sentence. */
  readonly piece: string;
}

const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');

function inFields({frontMatter}: Page, {fields}: TemplatePieces): readonly Leftover[] {
  const {values, places} = frontMatter;
  return Object.entries(fields).flatMap(([name, texts]) => {
    const own = [values[name]].flat().filter((text) => typeof text === 'string');
    const left = own.filter((text) => texts.includes(withoutTypography(text)));
    // One of several keywords may be intended: an article may well be found by “synonym”.
    const isLeft = left.length > 1 || (left.length === 1 && own.length === 1);
    const where = places[name] ?? topOfFile;
    return isLeft ? [{where, piece: `${quoted(left)} in ${name}`}] : [];
  });
}

function inHeadings(page: Page, {headingIds, texts}: TemplatePieces): readonly Leftover[] {
  return headingsOf(page).flatMap(({node, id, text}) => {
    if (texts.has(withoutTypography(text))) {
      return [{where: node, piece: `The heading “${text}”`}];
    }
    return id && headingIds.has(id) ? [{where: node, piece: `The id #${id}`}] : [];
  });
}

function inBlocks(page: Page, {texts}: TemplatePieces): readonly Leftover[] {
  return blocksOf(page)
    .filter(({kind}) => kind !== 'heading')
    .flatMap(({node, text}) => {
      const left = sentencesOf(text).filter((sentence) => texts.has(withoutTypography(sentence)));
      return left.length > 0 ? [{where: node, piece: quoted(left)}] : [];
    });
}

function inSymptoms(page: Page, {attributes}: TemplatePieces): readonly Leftover[] {
  return elementsOf(page)
    .filter(({name}) => name === 'Symptom')
    .flatMap((element) => {
      const left = Object.keys(attributes).filter((name) => {
        const text = attributeText(element, name);
        return text !== undefined && withoutTypography(text) === attributes[name];
      });
      return left.length > 0 ? [{where: element, piece: `In <Symptom>, ${left.join(', ')}`}] : [];
    });
}

/** The link from a new page to the template, when its text has changed. */
function inLinks(page: Page, {texts}: TemplatePieces, templatePath: string): readonly Leftover[] {
  const folder = posix.dirname(page.path);
  return linksOf(page)
    .filter(({url}) => posix.join(folder, url.replace(/#.*$/, '')) === templatePath)
    .filter(({node}) => !texts.has(withoutTypography(textOf(node))))
    .map(({node}) => ({where: node, piece: 'The link to the template'}));
}

/**
 * What is left in an article of the template it was started from.
 *
 * @param templatePath that of the template inside its edition
 */
export function findLeftovers(
  page: Page,
  pieces: TemplatePieces,
  templatePath: string,
): readonly Leftover[] {
  return [
    ...inFields(page, pieces),
    ...inHeadings(page, pieces),
    ...inBlocks(page, pieces),
    ...inSymptoms(page, pieces),
    ...inLinks(page, pieces, templatePath),
  ];
}

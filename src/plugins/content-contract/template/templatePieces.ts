import {toString as textOf} from 'mdast-util-to-string';
import {otherSections} from '../otherSections';
import {attributeText, elementsOf} from '../page/elementsOf';
import {headingsOf} from '../page/headingsOf';
import {nodesOf} from '../page/nodesOf';
import type {Page} from '../page/Page';
import {parsePage} from '../page/parsePage';
import {parseTree} from '../page/parseTree';
import {blocksOf} from '../prose/blocksOf';
import {sentencesOf} from '../prose/sentencesOf';
import {skeletonOf} from './skeletonOf';
import {withoutTypography} from './withoutTypography';

/** What an article may not keep of the template, normalised. */
export interface TemplatePieces {
  /** Texts of each field; one, or those of its list. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly headingIds: ReadonlySet<string>;
  /** Sentences, headings and link texts. */
  readonly texts: ReadonlySet<string>;
  /** Attributes of symptoms, by name. */
  readonly attributes: Readonly<Record<string, string>>;
}

const fieldsToWrite = ['title', 'sidebar_label', 'description', 'keywords'];
const attributesToWrite = ['id', 'title', 'cause'];

/** The sentences and headings that the template's worked examples contain too. */
function textsOfExamples(template: Page): ReadonlySet<string> {
  const texts = nodesOf(template)
    .filter((node) => node.type === 'code')
    .filter(({lang, value}) => lang === 'mdx' && !value.startsWith('---'))
    .flatMap(({value}) => blocksOf({...template, tree: parseTree(template.file, value).tree}))
    .flatMap(({text}) => sentencesOf(text));
  return new Set(texts.map(withoutTypography));
}

/**
 * The placeholder texts of the template's skeleton. Left out is what a finished article may contain
 * as well: list items, the sections that every article has, and what the worked example reuses.
 *
 * @param template its page in one language
 * @returns `undefined` when it has no skeleton that parses
 */
export function templatePieces(template: Page): TemplatePieces | undefined {
  const source = skeletonOf(template.source);
  const skeleton = source === undefined ? undefined : parsePage(template, source);
  if (!skeleton?.tree) {
    return undefined;
  }
  const {values} = skeleton.frontMatter;
  const symptom = elementsOf(skeleton).find(({name}) => name === 'Symptom');
  const headings = headingsOf(skeleton).filter(({id}) => id && !otherSections.includes(id));
  const sentences = blocksOf(skeleton)
    .filter(({kind}) => kind === 'paragraph')
    .flatMap(({text}) => sentencesOf(text));
  const links = nodesOf(skeleton).filter((node) => node.type === 'link');
  const usual = textsOfExamples(template);
  return {
    fields: Object.fromEntries(
      fieldsToWrite.map((name) => [
        name,
        [values[name]].flat().map((text) => withoutTypography(String(text))),
      ]),
    ),
    headingIds: new Set(headings.flatMap(({id}) => id ?? [])),
    texts: new Set(
      [...sentences, ...links.map((link) => textOf(link)), ...headings.map(({text}) => text)]
        .map(withoutTypography)
        .filter((text) => !usual.has(text)),
    ),
    attributes: Object.fromEntries(
      attributesToWrite.flatMap((name) => {
        const text = symptom && attributeText(symptom, name);
        return text ? [[name, withoutTypography(text)]] : [];
      }),
    ),
  };
}

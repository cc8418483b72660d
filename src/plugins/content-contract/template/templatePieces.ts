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
import {plainText} from './plainText';
import {skeletonOf} from './skeletonOf';

/** What an article may not keep of the template, as `plainText` has it. */
export interface TemplatePieces {
  /** By the name of the field, its one text or those of its list. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly headingIds: ReadonlySet<string>;
  /** Sentences, headings and the texts of links. */
  readonly texts: ReadonlySet<string>;
  /** Of symptoms, by the name of the attribute. */
  readonly attributes: Readonly<Record<string, string>>;
}

const fieldsToWrite = ['title', 'sidebar_label', 'description', 'keywords'];
const attributesToWrite = ['id', 'title', 'cause'];

/** The sentences and headings that the worked examples of the template have as well. */
function textsOfExamples(template: Page): ReadonlySet<string> {
  const texts = nodesOf(template)
    .filter((node) => node.type === 'code')
    .filter(({lang, value}) => lang === 'mdx' && !value.startsWith('---'))
    .flatMap(({value}) => blocksOf({...template, tree: parseTree(template.file, value).tree}))
    .flatMap(({text}) => sentencesOf(text));
  return new Set(texts.map(plainText));
}

/**
 * What stands in the skeleton of the template to be written: all but what an article may well say
 * too, which is the items of its lists, the sections that every article has, and what the worked
 * example takes over.
 *
 * @param template its page in one language
 * @returns `undefined` when it holds no skeleton that can be read
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
        [values[name]].flat().map((text) => plainText(String(text))),
      ]),
    ),
    headingIds: new Set(headings.flatMap(({id}) => id ?? [])),
    texts: new Set(
      [...sentences, ...links.map((link) => textOf(link)), ...headings.map(({text}) => text)]
        .map(plainText)
        .filter((text) => !usual.has(text)),
    ),
    attributes: Object.fromEntries(
      attributesToWrite.flatMap((name) => {
        const text = symptom && attributeText(symptom, name);
        return text ? [[name, plainText(text)]] : [];
      }),
    ),
  };
}

import {SKIP, visit} from 'unist-util-visit';
import {isElement} from '../../mdx/isElement';
import {fieldContent} from '../page/fieldContent';
import {hasScheme} from '../page/hasScheme';
import type {Page} from '../page/Page';

/** A stretch of the source that readers see as text, in offsets of the source. */
export interface Prose {
  readonly start: number;
  readonly end: number;
  /**
   * `keywords` are for the search only and `quotedWords` name a symptom: both are the words of
   * readers, whatever the style guide says. The words of a picture are its `attribute`, as in HTML.
   */
  readonly kind: 'text' | 'attribute' | 'field' | 'keywords' | 'quotedWords';
  /** Whether what stands right before it opens what it stands in: a mark, a tag or a quote. */
  readonly isFirst: boolean;
}

/** Attributes of words that hold text. */
const textAttributes = new Set([
  'title',
  'cause',
  'caption',
  'description',
  'note',
  'alt',
  'label',
]);

/** An attribute up to its text; spaces may stand around the sign. */
const openingQuote = /^[^=]*=\s*["']/;

/** The words of a picture, between its brackets; behind a backslash, one of these is a word too. */
const pictureWords = /^!\[((?:\\.|[^\]\\])*)/s;

/** Words whose content is quoted to the letter. */
export const verbatimWords: ReadonlySet<string> = new Set(['Address', 'Message']);

const textFields = ['title', 'sidebar_label', 'description', 'keywords'];

function fieldsOf({source, frontMatter}: Page): readonly Prose[] {
  const lines = source.split('\n');
  return textFields.flatMap((name): readonly Prose[] => {
    const line = frontMatter.places[name]?.line;
    const text = line === undefined ? undefined : lines[line - 1];
    if (line === undefined || text === undefined) {
      return [];
    }
    const content = fieldContent(text);
    // Nothing can be set in a text whose characters are not those that readers see.
    if (!content || content.isEscaped) {
      return [];
    }
    const lineStart = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    const start = lineStart + content.index;
    const kind = name === 'keywords' ? 'keywords' : 'field';
    return [{start, end: start + content.text.length, kind, isFirst: true}];
  });
}

function bodyOf({tree, source}: Page): readonly Prose[] {
  const prose: Prose[] = [];
  if (!tree) {
    return prose;
  }
  visit(tree, (node, index) => {
    if (isElement(node)) {
      for (const attribute of node.attributes) {
        const isText = attribute.type === 'mdxJsxAttribute' && textAttributes.has(attribute.name);
        const {start, end} = attribute.position ?? {};
        if (isText && typeof attribute.value === 'string' && start && end) {
          const [opening = ''] = openingQuote.exec(source.slice(start.offset, end.offset)) ?? [];
          const from = (start.offset ?? 0) + opening.length;
          const isSymptom = node.name === 'Symptom' && attribute.name === 'title';
          const kind = isSymptom ? 'quotedWords' : 'attribute';
          prose.push({start: from, end: (end.offset ?? 0) - 1, kind, isFirst: true});
        }
      }
      return verbatimWords.has(node.name ?? '') ? SKIP : undefined;
    }
    if (node.type === 'link' && hasScheme(node.url)) {
      const [child] = node.children;
      const isBareAddress = child?.type === 'text' && node.url.endsWith(child.value);
      return isBareAddress ? SKIP : undefined;
    }
    const {start, end} = node.position ?? {};
    if (node.type === 'image' && start?.offset !== undefined) {
      const [, words = ''] = pictureWords.exec(source.slice(start.offset, end?.offset)) ?? [];
      const from = start.offset + '!['.length;
      prose.push({start: from, end: from + words.length, kind: 'attribute', isFirst: true});
    }
    if (node.type === 'text' && start?.offset !== undefined && end?.offset !== undefined) {
      prose.push({start: start.offset, end: end.offset, kind: 'text', isFirst: index === 0});
    }
    return undefined;
  });
  return prose;
}

/** What readers see as text in a page, its front matter included, in order. */
export function proseOf(page: Page): readonly Prose[] {
  return [...fieldsOf(page), ...bodyOf(page)].sort((one, other) => one.start - other.start);
}

/** Stands for whatever is not prose: code, tags, addresses, marks of Markdown. */
export const maskCharacter = '\uFFFC';

/**
 * The source with everything but its prose masked, letter for letter, so that offsets stay. Line
 * ends stay too.
 */
export function maskedSource(source: string, prose: readonly Prose[]): string {
  let masked = '';
  let done = 0;
  const hide = (text: string) => text.replace(/[^\n]/g, maskCharacter);
  for (const {start, end} of prose) {
    masked += hide(source.slice(done, start)) + source.slice(start, end);
    done = end;
  }
  return masked + hide(source.slice(done));
}

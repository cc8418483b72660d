import {SKIP, visit} from 'unist-util-visit';
import {isElement} from '../../mdx/isElement';
import {fieldContent} from '../page/fieldContent';
import {hasScheme} from '../page/hasScheme';
import type {Page} from '../page/Page';

/** A stretch of source that readers see as text, in source offsets. */
export interface Prose {
  readonly start: number;
  readonly end: number;
  /**
   * `keywords` serve the search only, and `quotedWords` are the name of a symptom: both are
   * readers' words, exempt from the style guide. The alternative text of an image is an
   * `attribute`, as in HTML.
   */
  readonly kind: 'text' | 'attribute' | 'field' | 'keywords' | 'quotedWords';
  /** Whether it is the start of its container: the character before is markup, a tag or a quote. */
  readonly isFirst: boolean;
}

/** Component attributes that hold text. */
const textAttributes = new Set([
  'title',
  'cause',
  'caption',
  'description',
  'note',
  'alt',
  'label',
]);

/** An attribute up to its value; spaces around `=` are allowed. */
const openingQuote = /^[^=]*=\s*["']/;

/** The alternative text of an image; a bracket after a backslash belongs to it. */
const pictureWords = /^!\[((?:\\.|[^\]\\])*)/s;

/** Components whose content is quoted verbatim. */
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
    // Edits are impossible where the source characters differ from what readers see.
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

/** What readers see as text in a page, front matter included, in order. */
export function proseOf(page: Page): readonly Prose[] {
  return [...fieldsOf(page), ...bodyOf(page)].sort((one, other) => one.start - other.start);
}

/** Replaces whatever is not prose: code, tags, addresses, Markdown syntax. */
export const maskCharacter = '\uFFFC';

/**
 * The source with everything but prose masked. Keeps line breaks and length, so offsets stay valid.
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

import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {pageTags, pageWords} from './pageWords';
import remarkPageWords from './remarkPageWords';

const siteDir = resolve(__dirname, '../../..');

function importsAfter(...words: readonly string[]): string[] {
  const tree: Root = {
    type: 'root',
    children: words.map((name) => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children: [],
    })),
  };
  const transform = remarkPageWords.call({} as never) as (tree: Root, file: VFile) => void;
  transform(tree, new VFile({path: join(siteDir, 'docs/faq/page.mdx')}));
  return tree.children.flatMap((node) => {
    const [statement] = node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [];
    return statement?.type === 'ImportDeclaration' ? [String(statement.source.value)] : [];
  });
}

describe('remarkPageWords', () => {
  it('imports each word of few pages that the page names, once', () => {
    expect(importsAfter('Card', 'Card', 'Steps')).toEqual(['../../src/components/Cards/Card.tsx']);
  });

  it('imports nothing for a page of common words', () => {
    expect(importsAfter('Steps', 'summary')).toEqual([]);
  });

  it('imports what shows a tag of HTML, by the name that Docusaurus gives it', () => {
    expect(importsAfter('Details')).toEqual(['../../src/theme/MDXComponents/Details/index.tsx']);
  });

  it('knows where each of its words is', () => {
    const lost = Object.values({...pageWords, ...pageTags}).filter(
      (file) => !existsSync(join(siteDir, 'src', file)),
    );
    expect(lost).toEqual([]);
  });
});

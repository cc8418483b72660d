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
  it('imports each element of few pages that the page uses, once', () => {
    expect(importsAfter('Card', 'Card', 'Steps')).toEqual(['../../src/components/Cards/Card.tsx']);
  });

  it('imports nothing for a page with common elements', () => {
    expect(importsAfter('Steps', 'summary')).toEqual([]);
  });

  it('imports the component of an HTML tag under the name that Docusaurus uses', () => {
    expect(importsAfter('Details')).toEqual(['../../src/theme/MDXComponents/Details/index.tsx']);
  });

  it('finds the file of each of its elements', () => {
    const lost = Object.values({...pageWords, ...pageTags}).filter(
      (file) => !existsSync(join(siteDir, 'src', file)),
    );
    expect(lost).toEqual([]);
  });
});

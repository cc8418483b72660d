import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkFigures from './remarkFigures';

function compile(page: string) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFigures);
  const file = new VFile({path: '/site/docs/page.mdx', cwd: '/site', value: page});
  return processor.runSync(processor.parse(file), file);
}

describe('remarkFigures', () => {
  it('passes a figure its data through an import', () => {
    const tree = compile('Text.\n\n<PlanFigure scene="closed-loop" caption="A room." />');
    expect(JSON.stringify(tree.children[0])).toContain('@figures/closed-loop.json');
    expect(JSON.stringify(tree.children[2])).toContain('"name":"figure"');
  });

  it('imports a scene once, however often the page shows it', () => {
    const tag = '<PlanFigure scene="partitions" caption="Rooms." />';
    const imports = compile(`${tag}\n\n${tag}`).children.filter(({type}) => type === 'mdxjsEsm');
    expect(imports).toHaveLength(1);
  });

  it('reports an unknown scene, with the page, the line and the nearest name', () => {
    const page = 'Text.\n\n<PlanFigure scene="closed-lop" caption="A room." />';
    expect(() => compile(page)).toThrow(
      'docs/page.mdx:3: <PlanFigure> asks for the scene "closed-lop", which src/figures/scenes does not have. Did you mean "closed-loop"?',
    );
  });

  it('reports a figure without a caption', () => {
    expect(() => compile('<PlanFigure scene="closed-loop" />')).toThrow(
      'docs/page.mdx:1: <PlanFigure scene="closed-loop"> has no caption',
    );
  });

  it('requires no caption for the drawing on the home page', () => {
    expect(() => compile('<HomeFigure />')).not.toThrow();
  });
});

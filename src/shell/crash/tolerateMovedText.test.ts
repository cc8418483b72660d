import {expect, it} from 'vitest';
import {tolerateMovedText} from './tolerateMovedText';

/** A minimal node, which throws like that of a browser. */
class FakeNode {
  parentNode: FakeNode | null = null;
  children: FakeNode[] = [];
  constructor(readonly nodeType: number) {}
  removeChild(child: FakeNode): FakeNode {
    if (child.parentNode !== this) throw new Error('NotFoundError');
    this.children = this.children.filter((other) => other !== child);
    child.parentNode = null;
    return child;
  }
  insertBefore(node: FakeNode, reference: FakeNode | null): FakeNode {
    if (reference && reference.parentNode !== this) throw new Error('NotFoundError');
    const index = reference ? this.children.indexOf(reference) : this.children.length;
    this.children.splice(index, 0, node);
    node.parentNode = this;
    return node;
  }
}
tolerateMovedText(FakeNode.prototype as unknown as Node);

const element = () => new FakeNode(1);
const text = () => new FakeNode(3);

it('removes and inserts as usual', () => {
  const [parent, first, second] = [element(), element(), text()];
  parent.insertBefore(second, null);
  parent.insertBefore(first, second);
  expect(parent.children).toEqual([first, second]);
  parent.removeChild(second);
  expect(parent.children).toEqual([first]);
});

it('treats a missing text node as removed, and appends what should go before it', () => {
  const [parent, translation, added] = [element(), element(), element()];
  parent.insertBefore(translation, null);
  const gone = text();
  expect(parent.removeChild(gone)).toBe(gone);
  parent.insertBefore(added, gone);
  expect(parent.children).toEqual([translation, added]);
});

it('still throws when an element is removed from a wrong parent', () => {
  expect(() => element().removeChild(element())).toThrow('NotFoundError');
});

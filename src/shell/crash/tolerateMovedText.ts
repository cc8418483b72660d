function isMoved(node: Node | null, parent: Node): boolean {
  return node?.nodeType === 3 && node.parentNode !== parent;
}

/**
 * Makes React tolerate text nodes that are no longer where it put them. A browser that translates
 * the page replaces them with its own elements; React would then crash when it removes such a node
 * or inserts before it. The browser's elements stay until their parent is removed.
 *
 * @param prototype `Node.prototype`
 */
export function tolerateMovedText(prototype: Node): void {
  const {removeChild, insertBefore} = prototype;
  prototype.removeChild = function removeIfHere<T extends Node>(this: Node, child: T): T {
    return isMoved(child, this) ? child : (removeChild.call(this, child) as T);
  };
  prototype.insertBefore = function insertOrAppend<T extends Node>(
    this: Node,
    node: T,
    reference: Node | null,
  ): T {
    return insertBefore.call(this, node, isMoved(reference, this) ? null : reference) as T;
  };
}

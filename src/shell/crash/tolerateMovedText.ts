function isMoved(node: Node | null, parent: Node): boolean {
  return node?.nodeType === 3 && node.parentNode !== parent;
}

/**
 * Lets texts be gone from where React put them. A browser that translates the page puts elements of
 * its own in their place; when React then takes such a text away, or puts something before it, the
 * page would crash. What the browser put there stays until its parent goes.
 *
 * @param prototype that of all nodes
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

/** The path of a page inside its edition, from any way of naming it: address, path or file. */
export function pathOf(name: string): string {
  const inside = name.replace(/^(?:.*\/current\/|docs\/)/, '').replace(/^\/|\/$/g, '');
  return inside.endsWith('.mdx') ? inside : `${inside}.mdx`;
}

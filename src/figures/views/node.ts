/**
 * A drawing before it becomes markup (at build time) or React elements (in live figures): tags,
 * attributes and children only. Styling uses class names, never style attributes.
 */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgNode | string)[];
}

export type Nodes = readonly (SvgNode | string)[];

/** One element, as in `element('path', {class: 'wall', d})`. */
export const element = (
  tag: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: Nodes
): SvgNode => ({tag, attributes, children});

/** Elements grouped under one class. */
export const group = (className: string, ...children: Nodes): SvgNode =>
  element('g', {class: className}, ...children);

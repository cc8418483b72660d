/**
 * A drawing before it becomes markup (at build) or React elements (in live figures): tags,
 * attributes, children, nothing else. Looks come from class names, never from style attributes.
 */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgNode | string)[];
}

export type Nodes = readonly (SvgNode | string)[];

/** One element. `element('path', {class: 'wall', d})`. */
export const element = (
  tag: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: Nodes
): SvgNode => ({tag, attributes, children});

/** Elements drawn together, under one class. */
export const group = (className: string, ...children: Nodes): SvgNode =>
  element('g', {class: className}, ...children);

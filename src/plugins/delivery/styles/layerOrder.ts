import type {AtRule, Node, Root} from 'postcss';

const namesIn = ({params}: AtRule): string[] =>
  params
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * The full name of the layer around a node, with dots between nested ones; empty outside layers.
 */
function layerAround({parent}: Node): string {
  if (!parent || parent.type === 'root') {
    return '';
  }
  const outer = layerAround(parent);
  const own = parent.type === 'atrule' && (parent as AtRule).name === 'layer';
  return own ? [outer, (parent as AtRule).params].filter(Boolean).join('.') : outer;
}

/**
 * The names of the layers that hold rules, weakest first: the order of first mention, within each
 * parent layer.
 */
export function layerOrder(root: Root): string[] {
  const inner = new Map<string, Set<string>>();
  const holding = new Set<string>();
  root.walkAtRules('layer', (layer) => {
    const outer = layerAround(layer);
    for (const name of namesIn(layer)) {
      const parts = [outer, name].filter(Boolean).join('.').split('.');
      parts.forEach((_, depth) => {
        const at = parts.slice(0, depth).join('.');
        inner.set(at, (inner.get(at) ?? new Set()).add(parts.slice(0, depth + 1).join('.')));
      });
      if (layer.nodes) {
        holding.add(parts.join('.'));
      }
    }
  });
  const below = (outer: string): string[] =>
    [...(inner.get(outer) ?? [])].flatMap((name) => [...below(name), name]);
  return below('').filter((name) => holding.has(name));
}

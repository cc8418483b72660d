import type {SvgNode} from './node';

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '"': '&quot;'};
const escapeText = (text: string): string =>
  text.replace(/[&<"]/g, (sign) => entities[sign] ?? sign);

/** A tenth of a unit is finer than a screen can show: more decimals would only add bytes. */
const value = (raw: string | number): string =>
  typeof raw === 'number' ? String(Math.round(raw * 10) / 10) : escapeText(raw);

/** Serialises a drawing; the same drawing always gives the same bytes. */
export function toMarkup(node: SvgNode | string): string {
  if (typeof node === 'string') return escapeText(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, raw]) => ` ${name}="${value(raw)}"`)
    .join('');
  const children = node.children.map(toMarkup).join('');
  return children
    ? `<${node.tag}${attributes}>${children}</${node.tag}>`
    : `<${node.tag}${attributes}/>`;
}

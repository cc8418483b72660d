import ts from 'typescript';
import {fieldOf, textOf} from '../data/objectFields';
import {type Place, placeAt} from '../faults/Place';

/** A section whose index page Docusaurus generates, and the place of the link that requests it. */
export interface MadePage extends Place {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  /** Key of the section, or else its label. */
  readonly section: string;
}

/**
 * The sections of a menu file whose index page Docusaurus generates.
 *
 * @param file path shown in faults, `sidebars.ts` or a JSON file
 */
export function madePagesIn(file: string, source: string): readonly MadePage[] {
  const module = file.endsWith('.json')
    ? ts.parseJsonText(file, source)
    : ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: MadePage[] = [];
  const visit = (node: ts.Node): void => {
    const link = ts.isObjectLiteralExpression(node) ? fieldOf(node, 'link') : undefined;
    if (
      link &&
      ts.isObjectLiteralExpression(node) &&
      ts.isObjectLiteralExpression(link) &&
      textOf(link, 'type') === 'generated-index'
    ) {
      const section = textOf(node, 'key') ?? textOf(node, 'label') ?? '';
      found.push({file, ...placeAt(source, link.getStart(module)), section});
    }
    ts.forEachChild(node, visit);
  };
  visit(module);
  return found;
}

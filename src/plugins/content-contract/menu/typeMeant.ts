import type ts from 'typescript';
import {fieldOf, textOf} from '../data/objectFields';

/** The type of an entry that does not say it, by what it has; a section in its short form has none. */
export function typeMeant(item: ts.ObjectLiteralExpression): string | undefined {
  if (fieldOf(item, 'items')) {
    return 'category';
  }
  const [field] = ['href', 'id', 'value'].filter((name) => textOf(item, name) !== undefined);
  return field && {href: 'link', id: 'doc', value: 'html'}[field];
}

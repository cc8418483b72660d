import type ts from 'typescript';
import {fieldOf, textOf} from '../data/objectFields';

/**
 * Infers the type of an entry without a `type` from its other fields; `undefined` for a section in
 * shorthand form.
 */
export function suggestType(item: ts.ObjectLiteralExpression): string | undefined {
  if (fieldOf(item, 'items')) {
    return 'category';
  }
  const [field] = ['href', 'id', 'value'].filter((name) => textOf(item, name) !== undefined);
  return field && {href: 'link', id: 'doc', value: 'html'}[field];
}

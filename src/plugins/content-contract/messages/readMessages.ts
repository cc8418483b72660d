import ts from 'typescript';
import {jsonFormat} from '../data/jsonFormat';
import {fieldOf, nameOf} from '../data/objectFields';
import {type Place, placeAt} from '../faults/Place';
import {findMisencoded} from '../page/findMisencoded';

/** An entry of a message file. */
export interface WrittenMessage {
  readonly key: string;
  /** Position of the key. */
  readonly place: Place;
  /** `undefined` when the entry has none. */
  readonly text: string | undefined;
  /** Position of the text, or of the key when there is none. */
  readonly textPlace: Place;
  /** The text as written, escapes included, and its start in UTF-16 code units. */
  readonly spelt: {readonly text: string; readonly offset: number} | undefined;
}

/**
 * The entries of a message file, in order.
 *
 * @param file its path
 * @returns `null` when the file cannot be parsed, which other rules report
 */
export function readMessages(file: string, source: string): readonly WrittenMessage[] | null {
  if (findMisencoded(file, source).length > 0 || jsonFormat.parseErrorsIn(source).length > 0) {
    return null;
  }
  const tree = ts.parseJsonText(file, source);
  const root = tree.statements[0]?.expression;
  if (!root || !ts.isObjectLiteralExpression(root)) {
    return null;
  }
  return root.properties.filter(ts.isPropertyAssignment).map((entry) => {
    const place = placeAt(source, entry.name.getStart(tree));
    const value = ts.isObjectLiteralExpression(entry.initializer)
      ? fieldOf(entry.initializer, 'message')
      : undefined;
    const isText = value !== undefined && ts.isStringLiteralLike(value);
    return {
      key: nameOf(entry) ?? '',
      place,
      text: isText ? value.text : undefined,
      textPlace: isText ? placeAt(source, value.getStart(tree)) : place,
      spelt: isText
        ? {text: value.getText(tree).slice(1, -1), offset: value.getStart(tree) + 1}
        : undefined,
    };
  });
}

import {join} from 'node:path';
import ts from 'typescript';
import {placeAt} from '../faults/Place';
import {plainValue} from '../vocabulary/plainValue';
import {sourceFile} from '../vocabulary/sourceFile';
import {fieldOf, nameOf, textOf} from './objectFields';

/** Where the shortcuts are written, from the root of the site. */
export const shortcutsFile = 'src/product/shortcuts.ts';

/** Keys pressed together, by their names. */
type WrittenChord = readonly string[];

/** A shortcut as its file has it. */
export interface WrittenShortcut {
  readonly name: string;
  readonly group: string | undefined;
  /** The only keyboard it is for; `undefined` when it is for all. */
  readonly keyboard: string | undefined;
  /** In English. */
  readonly note: string | undefined;
  readonly windows: readonly WrittenChord[];
  readonly mac: readonly WrittenChord[];
  /** From 1. */
  readonly line: number;
}

function itemsOf(list: ts.Expression | undefined): readonly ts.Expression[] {
  return list && ts.isArrayLiteralExpression(list) ? list.elements : [];
}

function chordsOf(fact: ts.ObjectLiteralExpression, system: string): readonly WrittenChord[] {
  return itemsOf(fieldOf(fact, system)).map((chord) =>
    itemsOf(chord).flatMap((key) => (ts.isStringLiteralLike(key) ? [key.text] : [])),
  );
}

/**
 * The shortcuts of the product in the order of their file, and the line of each.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function findShortcuts(siteDir: string): readonly WrittenShortcut[] {
  const module = sourceFile(join(siteDir, shortcutsFile));
  const entries = module && plainValue(module, 'shortcuts');
  if (!entries || !ts.isObjectLiteralExpression(entries)) {
    return [];
  }
  return entries.properties.filter(ts.isPropertyAssignment).flatMap((entry) => {
    const {initializer: fact} = entry;
    const name = nameOf(entry);
    if (!name || !ts.isObjectLiteralExpression(fact)) {
      return [];
    }
    const note = fieldOf(fact, 'note');
    return [
      {
        name,
        group: textOf(fact, 'group'),
        keyboard: textOf(fact, 'keyboard'),
        note: note && ts.isObjectLiteralExpression(note) ? textOf(note, 'en') : undefined,
        windows: chordsOf(fact, 'windows'),
        mac: chordsOf(fact, 'mac'),
        line: placeAt(module.text, entry.getStart()).line,
      },
    ];
  });
}

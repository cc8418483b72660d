import {join} from 'node:path';
import ts from 'typescript';
import {placeAt} from '../faults/Place';
import {plainValue} from '../vocabulary/plainValue';
import {sourceFile} from '../vocabulary/sourceFile';
import {fieldOf, nameOf, textOf} from './objectFields';

/** Source file of the shortcuts, from the root of the site. */
export const shortcutsFile = 'src/product/shortcuts.ts';

/** Names of keys pressed together. */
type WrittenChord = readonly string[];

/** A shortcut as written in its file. */
export interface WrittenShortcut {
  readonly name: string;
  readonly group: string | undefined;
  /** The only keyboard it applies to; `undefined` when it applies to all. */
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
 * The product's shortcuts in file order, with the line of each.
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

import {join} from 'node:path';
import ts from 'typescript';
import type {AnnouncementConfig} from '../../shell-config/announcementFaults';
import {type Place, placeAt} from '../faults/Place';
import {plainValue} from '../vocabulary/plainValue';
import {sourceFile} from '../vocabulary/sourceFile';
import {fieldOf, textOf} from './objectFields';

/** The colours of the announcement bar, and where they are written. */
export interface WrittenColors extends Place, AnnouncementConfig {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
}

const file = 'src/site.ts';

/**
 * The colours of the announcement, as src/site.ts spells them; `null` when there is none.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function findAnnouncementColors(siteDir: string): WrittenColors | null {
  const module = sourceFile(join(siteDir, file));
  const bar = module && plainValue(module, 'announcement');
  if (!bar || !ts.isObjectLiteralExpression(bar)) {
    return null;
  }
  const [backgroundColor, textColor] = [textOf(bar, 'backgroundColor'), textOf(bar, 'textColor')];
  const written = fieldOf(bar, 'backgroundColor') ?? fieldOf(bar, 'textColor') ?? bar;
  return {
    file,
    ...placeAt(module.text, written.getStart()),
    ...(backgroundColor === undefined ? {} : {backgroundColor}),
    ...(textColor === undefined ? {} : {textColor}),
  };
}

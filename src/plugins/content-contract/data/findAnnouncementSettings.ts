import {join} from 'node:path';
import ts from 'typescript';
import type {AnnouncementConfig} from '../../shell-config/announcementFaults';
import {type Place, placeAt} from '../faults/Place';
import {plainValue} from '../vocabulary/plainValue';
import {sourceFile} from '../vocabulary/sourceFile';
import {fieldOf, textOf} from './objectFields';

/** The settings of the announcement bar other than its text, and where they are written. */
export interface WrittenSettings extends AnnouncementConfig {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  readonly idPlace: Place;
  readonly colorsPlace: Place;
}

const file = 'src/site.ts';

/**
 * The settings of the announcement as written in src/site.ts; `null` when there is none.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function findAnnouncementSettings(siteDir: string): WrittenSettings | null {
  const module = sourceFile(join(siteDir, file));
  const bar = module && plainValue(module, 'announcement');
  if (!bar || !ts.isObjectLiteralExpression(bar)) {
    return null;
  }
  const placeOf = (...names: string[]) => {
    const written = names.map((name) => fieldOf(bar, name)).find((field) => field) ?? bar;
    return placeAt(module.text, written.getStart());
  };
  const texts = ['id', 'backgroundColor', 'textColor'].flatMap((name) => {
    const text = textOf(bar, name);
    return text === undefined ? [] : [[name, text]];
  });
  return {
    file,
    idPlace: placeOf('id'),
    colorsPlace: placeOf('backgroundColor', 'textColor'),
    ...Object.fromEntries(texts),
  };
}

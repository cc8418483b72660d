import {join} from 'node:path';
import ts from 'typescript';
import {plainValue} from '../vocabulary/plainValue';
import {sourceFile} from '../vocabulary/sourceFile';
import {shellFile} from './dataFiles';
import {moduleFormat} from './moduleFormat';
import {objectIn} from './objectFields';

/** The bar and the footer as they are written. */
interface WrittenShell {
  readonly navbar?: ts.ObjectLiteralExpression;
  readonly footer?: ts.ObjectLiteralExpression;
}

/**
 * What the configuration writes out of the bar and the footer: nothing of it when a slip of typing
 * keeps the file from being read, which is told with the data.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function readShell(siteDir: string): WrittenShell {
  const module = sourceFile(join(siteDir, shellFile));
  const isRead = module && moduleFormat.troublesIn(module.text).length === 0;
  const config = isRead && plainValue(module, 'themeConfig');
  return config && ts.isObjectLiteralExpression(config)
    ? {navbar: objectIn(config, 'navbar'), footer: objectIn(config, 'footer')}
    : {};
}

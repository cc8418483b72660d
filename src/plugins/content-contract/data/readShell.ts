import {join} from 'node:path';
import ts from 'typescript';
import {plainValue} from '../vocabulary/plainValue';
import {sourceFile} from '../vocabulary/sourceFile';
import {shellFile} from './dataFiles';
import {moduleFormat} from './moduleFormat';
import {objectIn} from './objectFields';

/** The navbar and the footer, as written in the source. */
interface WrittenShell {
  readonly navbar?: ts.ObjectLiteralExpression;
  readonly footer?: ts.ObjectLiteralExpression;
}

/**
 * The literals that the configuration holds for the navbar and the footer. Empty when the file has
 * a syntax error, which the data checks report.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function readShell(siteDir: string): WrittenShell {
  const module = sourceFile(join(siteDir, shellFile));
  const isRead = module && moduleFormat.parseErrorsIn(module.text).length === 0;
  const config = isRead && plainValue(module, 'themeConfig');
  return config && ts.isObjectLiteralExpression(config)
    ? {navbar: objectIn(config, 'navbar'), footer: objectIn(config, 'footer')}
    : {};
}

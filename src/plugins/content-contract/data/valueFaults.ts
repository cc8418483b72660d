import {join} from 'node:path';
import ts from 'typescript';
import type {Fault} from '../faults/Fault';
import {placeAt} from '../faults/Place';
import {explainDataValue} from './explainDataValue';

/** The smallest library and no packages: data need none, and this keeps the check fast. */
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  // Writers are shown every valid name, however long the list.
  noErrorTruncation: true,
  types: [],
  lib: ['lib.es2015.d.ts'],
  target: ts.ScriptTarget.Latest,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Error codes for names that belong to a larger library than the one above. */
const ofOtherLibraries = new Set([2550, 2580, 2583, 2584, 2591]);

/** One mistake may cause several errors on a line; the first one explains it. */
function onePerLine(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(
    ({file, line}, index) =>
      faults.findIndex((fault) => fault.file === file && fault.line === line) === index,
  );
}

/**
 * Type errors in data files: an unknown name, a missing language, a list that runs into another.
 * The files must parse.
 *
 * @param files paths from the root of the site, with `/`
 */
export function valueFaults(siteDir: string, files: readonly string[]): readonly Fault[] {
  const pathOf = (file: string) => join(siteDir, file);
  const program = ts.createProgram(files.map(pathOf), options);
  const faults = files.flatMap((file) => {
    const module = program.getSourceFile(pathOf(file));
    return program
      .getSemanticDiagnostics(module)
      .flatMap(({code, start = 0, length = 0, messageText}) => {
        if (!module || ofOtherLibraries.has(code)) {
          return [];
        }
        const text = module.text.slice(start, start + length);
        const message = ts.flattenDiagnosticMessageText(messageText, '\n');
        const words = explainDataValue({code, message, text});
        return [{file, ...placeAt(module.text, start), rule: 'data', ...words}];
      });
  });
  return onePerLine(faults);
}

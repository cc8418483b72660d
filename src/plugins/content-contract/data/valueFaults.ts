import {join} from 'node:path';
import ts from 'typescript';
import type {Fault} from '../faults/Fault';
import {placeAt} from '../faults/Place';
import {explainValue} from './explainValue';

/** The plainest library there is, and no packages: data need none, and the look takes no time. */
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  // A writer is told every name there is.
  noErrorTruncation: true,
  types: [],
  lib: ['lib.es2015.d.ts'],
  target: ts.ScriptTarget.Latest,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** A name that belongs to a larger library than the one above. */
const ofOtherLibraries = new Set([2550, 2580, 2583, 2584, 2591]);

/** One slip may break several promises of the type: the first says it. */
function onePerLine(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(
    ({file, line}, index) =>
      faults.findIndex((fault) => fault.file === file && fault.line === line) === index,
  );
}

/**
 * Values of data files that break what the files promise: a name that there is not, a language that
 * is missing, a list run into another. The files can be read.
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
        const words = explainValue({code, message, text});
        return [{file, ...placeAt(module.text, start), rule: 'data', ...words}];
      });
  });
  return onePerLine(faults);
}

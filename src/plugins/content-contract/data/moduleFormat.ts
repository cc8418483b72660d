import ts from 'typescript';
import type {DataFormat} from './ParseError';
import {strayCharacter} from './strayCharacter';

/** TypeScript's error code for “Invalid character”. */
const invalidCharacter = 1127;

const quote = "'";

/** Data in a TypeScript module, such as src/product/labels.ts. */
export const moduleFormat: DataFormat = {
  quote,
  insideTexts: 'the apostrophe in it as ’',
  parseErrorsIn(source) {
    const {diagnostics = []} = ts.transpileModule(source, {
      reportDiagnostics: true,
      compilerOptions: {target: ts.ScriptTarget.Latest},
    });
    return diagnostics.map(({code, start: offset = 0}) =>
      code === invalidCharacter ? strayCharacter(source, offset, quote) : {offset},
    );
  },
};

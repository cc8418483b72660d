import ts from 'typescript';
import {strayCharacter} from './strayCharacter';
import type {DataFormat} from './Trouble';

/** Of TypeScript's numbers for what is wrong. */
const invalidCharacter = 1127;

const quote = "'";

/** Data in a module of TypeScript, such as src/product/labels.ts. */
export const moduleFormat: DataFormat = {
  quote,
  insideTexts: 'the apostrophe in it as ’',
  troublesIn(source) {
    const {diagnostics = []} = ts.transpileModule(source, {
      reportDiagnostics: true,
      compilerOptions: {target: ts.ScriptTarget.Latest},
    });
    return diagnostics.map(({code, start: offset = 0}) =>
      code === invalidCharacter ? strayCharacter(source, offset, quote) : {offset},
    );
  },
};

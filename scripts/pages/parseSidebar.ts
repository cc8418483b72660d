import ts from 'typescript';

/** The syntax tree of sidebars.ts. */
export function parseSidebar(source: string): ts.SourceFile {
  return ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
}

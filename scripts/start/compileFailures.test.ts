import {describe, expect, it} from 'vitest';
import {compileFailures} from './compileFailures';
import {type CompileFailure, readFailures} from './readFailures';

/** Output of Rspack for a page with an unclosed tag. */
const unclosed = `╰─▶   × Error: MDX compilation failed for file "/site/docs/walls.mdx"
        │ Cause: Expected a closing tag for \`<Steps>\` (27:1-27:8)
        │ Details:
        │ {
        │   "message": "Expected a closing tag for \`<Steps>\` (27:1-27:8)",
        │ }
        │
        │     at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/src/utils.ts:126:11)`;

/** Output for a fault of code. */
const code = `├─▶   ×   x Unexpected token \`=\`. Expected yield, an identifier, [ or {
  │     │     ,-[/site/src/components/Steps/index.tsx:48:1]
  │     │  48 | const = 3;
  │     │     \`----
  ╰─▶   × Syntax Error`;

function read(text: string) {
  const failures: CompileFailure[] = [];
  const lines: string[] = [];
  const feed = readFailures(
    (failure) => failures.push(failure),
    (line) => lines.push(line),
  );
  for (const line of text.split('\n')) {
    feed(line);
  }
  return {failures, text: lines.join('\n')};
}

describe('readFailures', () => {
  const failure = {
    file: '/site/docs/walls.mdx',
    cause: 'Expected a closing tag for `<Steps>` (27:1-27:8)',
  };

  it('extracts the failure of a page, with its details', () => {
    expect(read(unclosed)).toEqual({failures: [failure], text: ''});
    expect(read(`${unclosed}\n${unclosed}`)).toEqual({failures: [failure, failure], text: ''});
  });

  it('leaves faults of code unchanged, even after the failure of a page', () => {
    expect(read(code)).toEqual({failures: [], text: code});
    expect(read(`${unclosed}\n${code}`)).toEqual({failures: [failure], text: code});
  });
});

describe('compileFailures', () => {
  const failure = {file: '/site/docs/walls.mdx', cause: 'There is no scene closed-lop'};
  const line = 'docs/walls.mdx  This page cannot be shown: There is no scene closed-lop';

  function report() {
    const told: string[] = [];
    return {told, ...compileFailures('/site', (text) => told.push(text))};
  }

  it('leaves a page to the check that reports it, whichever comes first', () => {
    const {told, failed, checking, checked} = report();
    failed(failure);
    checked(new Set(['docs/walls.mdx']));
    failed(failure);
    checking();
    failed(failure);
    checked(new Set(['docs/walls.mdx']));
    expect(told).toEqual([]);
  });

  it.each([
    'Expected a closing tag for `<Steps>` (27:1-27:8)',
    'Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    'Could not parse expression with acorn',
  ])('leaves to the check what its own parser reports, even late: %s', (cause) => {
    const {told, failed, checked} = report();
    checked(new Set());
    failed({...failure, cause});
    expect(told).toEqual([]);
  });

  it('reports a failure once that the check does not find', () => {
    const {told, failed, checking, checked} = report();
    failed(failure);
    expect(told).toEqual([]);
    checked(new Set(['docs/doors.mdx']));
    failed(failure);
    expect(told).toEqual([line]);
    checking();
    failed(failure);
    checked(new Set());
    expect(told).toEqual([line, line]);
  });
});

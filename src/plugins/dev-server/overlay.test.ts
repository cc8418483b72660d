import {afterEach, describe, expect, it, vi} from 'vitest';
import {overlay} from './overlay';

/**
 * The filter as the dev server sends it to browsers: its source, evaluated without its
 * surroundings.
 */
function sent(filter: (error: Error) => boolean): (error: Error) => boolean {
  return new Function('error', `return (${filter.toString()})(error)`) as typeof filter;
}

const stack = `  × Module build failed (from node_modules/@docusaurus/mdx-loader/lib/index.js):
  ╰─▶   × Error: MDX compilation failed for file "/site/docs/faq/index.mdx"
        │ Cause: Unexpected end of file in expression
        │ Details: {"column": 20}
        │     at compileToJSX (/site/node_modules/utils.js:61:15)`;

/** A browser that has a page on screen, or none. */
function stubScreen(hasPage: boolean): void {
  vi.stubGlobal('document', {querySelector: () => (hasPage ? {} : null)});
}

describe('the error overlay', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('stays hidden while the last working state of a broken page is visible', () => {
    expect(sent(overlay.errors)(new Error(stack))).toBe(false);
  });

  it('stays hidden when a page on screen is fixed, which runs the broken update too', () => {
    stubScreen(true);
    expect(sent(overlay.runtimeErrors)(new Error(stack))).toBe(false);
  });

  it('says in one sentence that there is no page to show', () => {
    stubScreen(false);
    const error = new Error(stack);
    expect(sent(overlay.runtimeErrors)(error)).toBe(true);
    expect(error.message).toBe(
      'This page cannot be shown: /site/docs/faq/index.mdx. The terminal of npm start says on which line, and what to do.',
    );
    expect(error.stack).toBe('');
  });

  it.each(['errors', 'runtimeErrors'] as const)('shows code errors in full: %s', (kind) => {
    const error = new TypeError('x is not a function');
    const before = {message: error.message, stack: error.stack};
    expect(sent(overlay[kind])(error)).toBe(true);
    expect({message: error.message, stack: error.stack}).toEqual(before);
  });
});

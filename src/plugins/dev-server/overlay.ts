/**
 * Settings of the dev server's error overlay. When a page does not compile, the terminal tells the
 * writer what is wrong, on which line and what to do. So a page still on screen is left uncovered,
 * and where there is none, one sentence replaces the bundler's stack trace. Errors in code are
 * shown in full.
 *
 * The dev server sends only the source of these functions to browsers, so they must be
 * self-contained.
 */
export const overlay = {
  warnings: false,
  errors: ({message}: Error) => !/MDX compilation failed/.test(message),
  runtimeErrors: (error: Error) => {
    const file = /MDX compilation failed for file "([^"]+)"/.exec(error.message)?.[1];
    if (file !== undefined) {
      // Once the page is fixed, the update that broke it runs as well.
      if (document.querySelector('main')) return false;
      error.message = `This page cannot be shown: ${file}. The terminal of npm start says on which line, and what to do.`;
      error.stack = '';
    }
    return true;
  },
};

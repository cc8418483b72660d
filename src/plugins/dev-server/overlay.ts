/**
 * What the development server lays over the page. Of a page of writers that cannot be made, the
 * terminal says what is wrong, on which line and what to do: a page that still shows stays in
 * sight, and where there is none to show, one sentence stands for the stack of the bundler. Faults
 * of code are shown whole.
 *
 * Browsers get the source of these functions alone: they name nothing that stands outside them.
 */
export const overlay = {
  warnings: false,
  errors: ({message}: Error) => !/MDX compilation failed/.test(message),
  runtimeErrors: (error: Error) => {
    const file = /MDX compilation failed for file "([^"]+)"/.exec(error.message)?.[1];
    if (file !== undefined) {
      error.message = `This page cannot be shown: ${file}. The terminal of npm start says on which line, and what to do.`;
      error.stack = '';
    }
    return true;
  },
};

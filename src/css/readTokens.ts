/** Colours by token name without `--site-`, each as `#rrggbb`. */
export type Colours = ReadonlyMap<string, string>;

function coloursOf(block: string): Colours {
  return new Map(
    [...block.matchAll(/--site-([\w-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
}

/**
 * The colours of both modes.
 *
 * @param css the text of tokens.css
 */
export function readTokens(css: string): Readonly<Record<'light' | 'dark', Colours>> {
  const [lightBlock = '', darkBlock = ''] = css.split("[data-theme='dark'] {");
  return {light: coloursOf(lightBlock), dark: coloursOf(darkBlock.split('}')[0] ?? '')};
}

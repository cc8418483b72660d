/** Props added by the theme, not part of the configuration. */
const ownProps = new Set(['mobile', 'isDropdownItem', 'activeClassName', 'onClick']);

/**
 * Turns an error into one that names the navbar item that failed to render, and the file to
 * correct.
 *
 * @param item the item, with the props added by the theme
 * @param cause what was thrown; anything but an `Error` is returned unchanged, because React
 *   suspends by throwing promises
 */
export function navbarItemError(item: object, cause: unknown): unknown {
  if (!(cause instanceof Error)) {
    return cause;
  }
  const written = Object.fromEntries(
    Object.entries(item).filter(([name, value]) => !ownProps.has(name) && value !== undefined),
  );
  return new Error(
    `${cause.message}\nA navbar item failed to render. Correct it in navbar.items (src/plugins/themeConfig.ts), or register its type in src/theme/NavbarItem/ComponentTypes.tsx:\n${JSON.stringify(written, null, 2)}`,
    {cause},
  );
}

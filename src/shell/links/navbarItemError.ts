/** Props that the shell adds to what the configuration says. */
const ownProps = new Set(['mobile', 'isDropdownItem', 'activeClassName', 'onClick']);

/**
 * Names the navbar item that cannot be shown, and the file to correct.
 *
 * @param item the item, with the props that the shell adds
 * @param cause what was thrown; a promise is React's way to wait and is passed on as it is
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

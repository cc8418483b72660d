/** Stub for components of core and the theme that no page of this site renders. */
export default function Nothing(): null {
  return null;
}

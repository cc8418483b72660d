/** Stands for what the theme or core would show and no page of this site does. */
export default function Nothing(): null {
  return null;
}

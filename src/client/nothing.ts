/** Stands in the browser for a part of the theme that no page of this site shows. */
export default function Nothing(): null {
  return null;
}

import type {Attributes} from './Tag';

/** React attribute names that are not just the HTML name in another case. */
const htmlNames: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/**
 * Converts React props to HTML attributes.
 *
 * @param props of an element, without its children
 * @returns attributes by their HTML names; null and undefined become an empty string, as
 *   react-helmet-async writes them into the static pages
 */
export function attributesOf(props: object): Attributes {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      htmlNames[name] ?? name.toLowerCase(),
      String(value ?? ''),
    ]),
  );
}

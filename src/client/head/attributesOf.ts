import type {Attributes} from './Tag';

/** Names that React writes in another way than in small letters. */
const htmlNames: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/**
 * @param props of an element, without its children
 * @returns its attributes as HTML has them; one without a value is there and empty, as
 *   react-helmet-async writes it into the pages
 */
export function attributesOf(props: object): Attributes {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      htmlNames[name] ?? name.toLowerCase(),
      String(value ?? ''),
    ]),
  );
}

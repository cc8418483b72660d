/**
 * Runs inline in the page, before any other script. In browsers with Trusted Types, every string
 * assigned as markup or as a script address passes through it. Inserted into the page as source
 * text, so it must be self-contained.
 */
function guardSinks(): void {
  const {trustedTypes} = window as unknown as {
    trustedTypes?: {createPolicy: (name: string, rules: object) => unknown};
  };
  // React creates script elements from this markup.
  const emptyScript = /^<script><\/script>$/;
  // Active content that no part of the site generates.
  const active =
    /<\/?(script|iframe|object|embed|base|meta|link|form|template)\b|[\s"'/]on\w+\s*=|javascript:/i;
  trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => (emptyScript.test(html) || !active.test(html) ? html : null),
    createScriptURL: (url: string) =>
      new URL(url, document.baseURI).origin === location.origin ? url : null,
    // Structured data for search engines is in script elements; what parses as JSON does nothing as
    // a script.
    createScript: (text: string) => {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
  });
}

/**
 * The default Trusted Types policy, as the text of an inline script. Script addresses must be of
 * the same origin, markup must not run or load anything, and script text must be JSON.
 */
export const trustedTypesScript = `(${guardSinks.toString()})()`;

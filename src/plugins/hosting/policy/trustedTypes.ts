/**
 * Runs in the page, inline, before any other script, where the browser has Trusted Types: every
 * string that becomes markup or the address of a script passes here. It is written into the page as
 * text, so it may use nothing from outside itself.
 */
function guardSinks(): void {
  const {trustedTypes} = window as unknown as {
    trustedTypes?: {createPolicy: (name: string, rules: object) => unknown};
  };
  // How React makes a script element.
  const emptyScript = /^<script><\/script>$/;
  // What no part of the site ever writes.
  const active =
    /<\/?(script|iframe|object|embed|base|meta|link|form|template)\b|[\s"'/]on\w+\s*=|javascript:/i;
  trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => (emptyScript.test(html) || !active.test(html) ? html : null),
    createScriptURL: (url: string) =>
      new URL(url, document.baseURI).origin === location.origin ? url : null,
    // Data for engines stands in script elements; what reads as data does nothing as a script.
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
 * The default policy of Trusted Types, as the text of an inline script. Scripts come from the site
 * itself, markup holds nothing that runs or loads, and only data becomes the text of a script.
 */
export const trustedTypesScript = `(${guardSinks.toString()})()`;

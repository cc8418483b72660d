interface Rules {
  readonly createHTML: (html: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
  readonly createScript: (text: string) => string | null;
}

/** React creates script elements from this markup. */
const emptyScript = /^<script><\/script>$/;
/** Active content that no part of the site generates. */
const active =
  /<\/?(script|iframe|object|embed|base|meta|link|form|template)\b|[\s"'/]on\w+\s*=|javascript:/i;

const rules: Rules = {
  createHTML: (html) => (emptyScript.test(html) || !active.test(html) ? html : null),
  createScriptURL: (url) =>
    new URL(url, document.baseURI).origin === location.origin ? url : null,
  // Structured data for search engines is in script elements; what parses as JSON does nothing as a
  // script.
  createScript: (text) => {
    try {
      JSON.parse(text);
      return text;
    } catch {
      return null;
    }
  },
};

/**
 * Sets the default Trusted Types policy, in browsers that have them: from now on every string
 * assigned as markup or as a script address passes through it. Script addresses must be of the same
 * origin, markup must not run or load anything, and script text must be JSON.
 */
export function guardSinks(): void {
  const {trustedTypes} = window as unknown as {
    trustedTypes?: {createPolicy: (name: string, rules: Rules) => unknown};
  };
  try {
    trustedTypes?.createPolicy('default', rules);
  } catch {
    // An extension has set a default policy before, and the browser takes only one.
  }
}

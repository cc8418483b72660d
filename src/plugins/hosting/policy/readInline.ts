import {Parser} from 'htmlparser2';
import {knownStyleAttributes} from './knownInline';
import type {InlineHashes} from './policy';
import {sourceHash} from './sourceHash';

/** The inline content of a page that a policy must list or cannot allow. */
export interface Inline {
  /** Texts of the inline scripts that run. */
  readonly scripts: readonly string[];
  /** Texts of the inline style sheets. */
  readonly styles: readonly string[];
  /** Tags with a `style` attribute that is not on the allowed list. */
  readonly styleAttributes: readonly string[];
  /** Tags with attributes such as `onclick`, or addresses such as `javascript:`. */
  readonly handlers: readonly string[];
}

/** The hashes that a policy needs for a page. */
export function inlineHashes({scripts, styles}: Inline): InlineHashes {
  return {scripts: scripts.map(sourceHash), styles: styles.map(sourceHash)};
}

/** Script types that run or control what runs; all others are data, exempt from the policy. */
const runnable = /^($|module$|importmap$|speculationrules$|(text|application)\/(java|ecma)script)/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before the scheme
const isScriptAddress = (value: string) => /^[\s\0-\x1f]*javascript:/i.test(value);

function describe(name: string, attribute: string, value: string): string {
  return `<${name} ${attribute}="${value.length > 60 ? `${value.slice(0, 60)}…` : value}">`;
}

/**
 * Extracts the inline content of a page.
 *
 * @param html the whole page
 */
export function readInline(html: string): Inline {
  const found = {
    scripts: [] as string[],
    styles: [] as string[],
    styleAttributes: [] as string[],
    handlers: [] as string[],
  };
  let into: string[] | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style' && !knownStyleAttributes.includes(value)) {
          found.styleAttributes.push(describe(name, attribute, value));
        } else if (attribute.startsWith('on') || isScriptAddress(value)) {
          found.handlers.push(describe(name, attribute, value));
        }
      }
      const isScript =
        name === 'script' && !('src' in attributes) && runnable.test(attributes.type ?? '');
      into = name === 'style' ? found.styles : isScript ? found.scripts : undefined;
      text = '';
    },
    ontext(data) {
      text += into ? data : '';
    },
    onclosetag() {
      into?.push(text);
      into = undefined;
    },
  });
  parser.end(html);
  return found;
}

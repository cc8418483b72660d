import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import type {InlineHashes} from './policy';

/** What a page carries inside itself that a policy has to know or cannot allow. */
export interface Inline {
  readonly hashes: InlineHashes;
  /** Tags with a `style` attribute: no policy without `unsafe-inline` lets them through. */
  readonly styleAttributes: readonly string[];
  /** Attributes such as `onclick`, and addresses such as `javascript:`: likewise. */
  readonly handlers: readonly string[];
}

/** `sha256-…`, as Content-Security-Policy wants it. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/** Script types that run, or decide what runs; any other is data, which no policy asks about. */
const runnable = /^($|module$|importmap$|speculationrules$|(text|application)\/(java|ecma)script)/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before the scheme
const isScriptAddress = (value: string) => /^[\s\0-\x1f]*javascript:/i.test(value);

function describe(name: string, attribute: string, value: string): string {
  return `<${name} ${attribute}="${value.length > 60 ? `${value.slice(0, 60)}…` : value}">`;
}

/**
 * Reads a page and tells what is inline in it.
 *
 * @param html the whole page
 */
export function readInline(html: string): Inline {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes: string[] = [];
  const handlers: string[] = [];
  let into: Set<string> | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style') {
          styleAttributes.push(describe(name, attribute, value));
        } else if (attribute.startsWith('on') || isScriptAddress(value)) {
          handlers.push(describe(name, attribute, value));
        }
      }
      text = '';
      if (name === 'style') {
        into = styles;
      } else if (
        name === 'script' &&
        !('src' in attributes) &&
        runnable.test(attributes.type ?? '')
      ) {
        into = scripts;
      }
    },
    ontext(data) {
      text += into ? data : '';
    },
    onclosetag(name) {
      if (into && (name === 'script' || name === 'style')) {
        into.add(sourceHash(text));
        into = undefined;
      }
    },
  });
  parser.end(html);
  return {hashes: {scripts: [...scripts], styles: [...styles]}, styleAttributes, handlers};
}

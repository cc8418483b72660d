import {inlineScriptLimit, knownInlineScripts} from './knownInline';
import type {Inline} from './readInline';
import {sourceHash} from './sourceHash';

/** A page and its inline elements. */
export interface PageInline {
  readonly file: string;
  readonly inline: Inline;
}

interface Finding {
  readonly what: string;
  readonly remedy: string;
}

function findingsOf({scripts, styleAttributes, handlers}: Inline): Finding[] {
  const unknown = scripts.filter((text) => !knownInlineScripts.some((mark) => mark.test(text)));
  return [
    ...unknown.map((text) => ({
      what: `inline script ${JSON.stringify(text.slice(0, 60))} (${sourceHash(text)})`,
      remedy:
        'Move it to a file; or, if every page needs it before anything else, name it in src/plugins/hosting/policy/knownInline.ts.',
    })),
    ...styleAttributes.map((tag) => ({
      what: tag,
      remedy: 'The policy refuses style attributes: use a class, or an attribute of SVG.',
    })),
    ...handlers.map((tag) => ({
      what: tag,
      remedy: 'The policy refuses inline handlers and javascript: addresses: listen from a script.',
    })),
  ];
}

/**
 * Finds inline elements that the policy cannot or should not allow.
 *
 * @param pages every page of a build
 * @returns one sentence per finding, with the first pages that have it; empty when there is none
 */
export function inlineFaults(pages: readonly PageInline[]): string[] {
  const found = new Map<string, {remedy: string; files: string[]}>();
  for (const {file, inline} of pages) {
    for (const {what, remedy} of findingsOf(inline)) {
      const entry = found.get(what) ?? {remedy, files: []};
      entry.files.push(file);
      found.set(what, entry);
    }
  }
  const faults = [...found].map(([what, {remedy, files}]) => {
    const unique = [...new Set(files)];
    const more = unique.length > 3 ? ` and ${unique.length - 3} more` : '';
    return `${unique.slice(0, 3).join(', ')}${more}: ${what}. ${remedy}`;
  });
  const different = new Set(pages.flatMap(({inline}) => inline.scripts)).size;
  if (different > inlineScriptLimit) {
    faults.push(
      `The build has ${different} different inline scripts, more than ${inlineScriptLimit}: every page pays for each hash in the policy. A script that differs from page to page belongs in a file.`,
    );
  }
  return faults;
}

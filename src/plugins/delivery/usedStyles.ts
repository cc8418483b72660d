import postcss, {type Declaration, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** Words of a page that a selector may name: tags, classes, ids, attributes. */
function wordsOfHtml(html: string): string[] {
  const words = new Set<string>();
  for (const [, tag, quoted, bare, attribute] of html.matchAll(
    /<([a-z][\w-]*)|\s(?:class|id)=(?:"([^"]*)"|([^\s>]+))|\s([a-z][\w-]*)(?==)/g,
  )) {
    for (const group of [tag, quoted, bare, attribute]) {
      for (const word of group?.split(/\s+/) ?? []) {
        words.add(word);
      }
    }
  }
  return [...words];
}

function isVariable(declaration: Declaration): boolean {
  return declaration.prop.startsWith('--');
}

function isInLayer(declaration: Declaration): boolean {
  let node = declaration.parent?.parent;
  while (node && node.type !== 'root') {
    if (node.type === 'atrule' && 'name' in node && node.name === 'layer') {
      return true;
    }
    node = node.parent;
  }
  return false;
}

/**
 * Drops definitions of variables in a layer that an unlayered `:root` rule defines as well: what
 * stands outside layers wins, so they can never take effect.
 */
function dropOverridden(root: Root): void {
  const defined = new Set<string>();
  root.walkDecls((declaration) => {
    const rule = declaration.parent;
    const isOnRoot =
      rule?.type === 'rule' && 'selectors' in rule && rule.selectors?.includes(':root');
    if (isVariable(declaration) && isOnRoot && rule.parent?.type === 'root') {
      defined.add(declaration.prop);
    }
  });
  root.walkDecls((declaration) => {
    const rule = declaration.parent;
    const isThemeRule =
      rule?.type === 'rule' &&
      'selector' in rule &&
      /^(:root|html\[data-theme)/.test(`${rule.selector}`);
    if (
      isVariable(declaration) &&
      isThemeRule &&
      isInLayer(declaration) &&
      defined.has(declaration.prop)
    ) {
      declaration.remove();
    }
  });
}

/** Drops variables that no rule reads, directly or through another variable. */
function dropUnread(root: Root): void {
  const readBy = new Map<string, Set<string>>();
  const read = new Set<string>();
  root.walkDecls((declaration) => {
    for (const [, name = ''] of declaration.value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (isVariable(declaration)) {
        readBy.set(declaration.prop, (readBy.get(declaration.prop) ?? new Set()).add(name));
      } else {
        read.add(name);
      }
    }
  });
  const queue = [...read];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    for (const next of readBy.get(name) ?? []) {
      if (!read.has(next)) {
        read.add(next);
        queue.push(next);
      }
    }
  }
  root.walkDecls((declaration) => {
    if (isVariable(declaration) && !read.has(declaration.prop)) {
      declaration.remove();
    }
  });
}

function dropEmpty(root: Root): void {
  root.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
      node.remove();
    }
  });
}

/**
 * The rules of a style sheet that the static pages use: what can be painted before scripts arrive.
 * States that only scripts make (an open menu, a dialog) come with the whole sheet, with them.
 *
 * @param css the whole style sheet, minified
 * @param pages the HTML of every page of the site
 * @returns the rules in use, in their order, so that the cascade is the same with and without
 */
export async function usedStyles(css: string, pages: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{raw: pages.join('\n'), extension: 'html'}],
    css: [{raw: css}],
    extractors: [{extensions: ['html'], extractor: wordsOfHtml}],
    keyframes: true,
    safelist: {standard: ['open', /^data-/, /^aria-/]},
    dynamicAttributes: ['data-theme', 'open'],
  });
  const root = postcss.parse(purged?.css ?? css);
  dropOverridden(root);
  dropUnread(root);
  dropEmpty(root);
  return root.toString();
}

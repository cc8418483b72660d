import ts from 'typescript';
import {type Place, placeAt} from '../faults/Place';
import {shellFile} from './dataFiles';
import {fieldOf, nameOf} from './objectFields';
import {readShell} from './readShell';

/** The fields that hold the target of a navbar or footer item. */
const targets = ['to', 'href', 'docId', 'sidebarId'] as const;

/** The target of a navbar or footer item, as written in the source. */
export interface ShellLink extends Place {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  readonly field: (typeof targets)[number];
  readonly value: string;
}

function linksIn(piece: ts.Node): readonly ShellLink[] {
  const links: ShellLink[] = [];
  const look = (node: ts.Node): void => {
    // Items of another docs plugin instance cannot be checked here.
    if (ts.isObjectLiteralExpression(node) && fieldOf(node, 'docsPluginId')) {
      return;
    }
    const field = ts.isPropertyAssignment(node) && targets.find((name) => name === nameOf(node));
    if (field && ts.isStringLiteralLike(node.initializer)) {
      const place = placeAt(node.getSourceFile().text, node.initializer.getStart());
      links.push({file: shellFile, ...place, field, value: node.initializer.text});
    }
    ts.forEachChild(node, look);
  };
  look(piece);
  return links;
}

/**
 * The links of the navbar and the footer that the configuration writes as literals.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function findShellLinks(siteDir: string): readonly ShellLink[] {
  const {navbar, footer} = readShell(siteDir);
  return [navbar, footer].flatMap((part) => (part ? linksIn(part) : []));
}

import ts from 'typescript';
import {type Place, placeAt} from '../faults/Place';
import {shellFile} from './dataFiles';
import {fieldOf, nameOf} from './objectFields';
import {readShell} from './readShell';

/** The fields that say where an item of the bar or of the footer leads. */
const targets = ['to', 'href', 'docId', 'sidebarId'] as const;

/** Where an item of the bar or of the footer leads, as its source spells it. */
export interface ShellLink extends Place {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  readonly field: (typeof targets)[number];
  readonly value: string;
}

function linksIn(piece: ts.Node): readonly ShellLink[] {
  const links: ShellLink[] = [];
  const look = (node: ts.Node): void => {
    // What belongs to other docs than those of this site is not known here.
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
 * The links of the bar and of the footer that the configuration writes out.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function findShellLinks(siteDir: string): readonly ShellLink[] {
  const {navbar, footer} = readShell(siteDir);
  return [navbar, footer].flatMap((part) => (part ? linksIn(part) : []));
}

import ts from 'typescript';
import type {Locale} from '../../../site';
import {shellFile} from '../data/dataFiles';
import {fieldOf, nameOf, objectIn} from '../data/objectFields';
import {readShell} from '../data/readShell';
import {placeAt} from '../faults/Place';
import type {AskedFile, AskedMessage} from './AskedFile';
import {hasWords} from './hasWords';

/** The literal parts of a text; nothing of what it imports or interpolates. */
function writtenPart(node: ts.Node): string {
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({literal}) => literal.text).join('');
  }
  return ts.isStringLiteralLike(node) ? node.text : '';
}

function originOf(node: ts.Node): string {
  return `${shellFile}:${placeAt(node.getSourceFile().text, node.getStart()).line}`;
}

/** Whether a value is defined in another place. */
function isElsewhere(node: ts.Node): boolean {
  return ts.isIdentifier(node) || ts.isCallExpression(node) || ts.isPropertyAccessExpression(node);
}

/** Whether a piece of the configuration includes parts that are defined in another place. */
function hidesParts(node: ts.Node): boolean {
  return ts.isSpreadElement(node) || ts.isSpreadAssignment(node)
    ? isElsewhere(node.expression)
    : ts.isArrayLiteralExpression(node) && node.elements.some(isElsewhere);
}

type Asked = Omit<AskedFile, 'file' | 'locale'>;

/**
 * The texts of a list of items, at any depth.
 *
 * @param starts prefix of a text's key, by the field that holds the text
 */
function textsOfItems(list: ts.Expression | undefined, starts: Record<string, string>): Asked {
  const messages: AskedMessage[] = [];
  let isWhole = list === undefined || !isElsewhere(list);
  const look = (node: ts.Node): void => {
    const start = ts.isObjectLiteralElementLike(node) && starts[nameOf(node) ?? ''];
    if (start) {
      const value = ts.isPropertyAssignment(node) ? node.initializer : node;
      if (ts.isStringLiteralLike(value)) {
        const words = value.text;
        const isNeeded = hasWords(words);
        messages.push({key: start + words, words, origin: originOf(value), isNeeded});
      } else {
        isWhole = false;
      }
    }
    isWhole &&= !hidesParts(node);
    ts.forEachChild(node, look);
  };
  if (list) {
    look(list);
  }
  return {messages, isWhole};
}

/** A text with a fixed key. One that is only the brand needs no translation. */
function fixedText(key: string, value: ts.Expression | undefined): readonly AskedMessage[] {
  const words = value ? writtenPart(value) : '';
  return value ? [{key, words, origin: originOf(value), isNeeded: hasWords(words)}] : [];
}

function askedOfNavbar(navbar: ts.ObjectLiteralExpression): Asked {
  const logo = objectIn(navbar, 'logo');
  const items = textsOfItems(fieldOf(navbar, 'items'), {label: 'item.label.'});
  const fixed = [
    ...fixedText('title', fieldOf(navbar, 'title')),
    ...fixedText('logo.alt', logo && fieldOf(logo, 'alt')),
  ];
  return {...items, messages: [...fixed, ...items.messages]};
}

function askedOfFooter(footer: ts.ObjectLiteralExpression): Asked {
  const logo = objectIn(footer, 'logo');
  const links = textsOfItems(fieldOf(footer, 'links'), {
    title: 'link.title.',
    label: 'link.item.label.',
  });
  const fixed = [
    ...fixedText('copyright', fieldOf(footer, 'copyright')),
    ...fixedText('logo.alt', logo && fieldOf(logo, 'alt')),
  ];
  return {...links, messages: [...links.messages, ...fixed]};
}

/**
 * The messages that the navbar and the footer look up in the files of a language. The keys are
 * those of `@docusaurus/theme-classic/src/translations.ts`.
 *
 * @param siteDir the folder of docusaurus.config.ts
 * @returns nothing for a part that the configuration does not write as an object literal, or that
 * cannot be parsed
 */
export function askedOfShell(siteDir: string, locale: Locale): readonly AskedFile[] {
  const {navbar, footer} = readShell(siteDir);
  const folder = `i18n/${locale}/docusaurus-theme-classic`;
  return [
    ...(navbar ? [{file: `${folder}/navbar.json`, locale, ...askedOfNavbar(navbar)}] : []),
    ...(footer ? [{file: `${folder}/footer.json`, locale, ...askedOfFooter(footer)}] : []),
  ];
}

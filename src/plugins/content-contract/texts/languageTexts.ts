import ts from 'typescript';
import {type Locale, localeNames} from '../../../site';
import {type Place, placeAt} from '../faults/Place';
import {maskCharacter} from '../prose/proseOf';

/** A text in one language, as written in a module's source. */
export interface LanguageText extends Place {
  /** Path from the root of the site, with `/`. */
  readonly file: string;
  /** The source of the whole file. */
  readonly source: string;
  readonly locale: Locale;
  /** Interpolated values are masked by U+FFFC. */
  readonly text: string;
  /** Its start in the source, in UTF-16 code units. */
  readonly offset: number;
  /**
   * Whether the source has no escapes in it, so that offsets in the text are offsets in the source.
   */
  readonly isVerbatim: boolean;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  return ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({literal}) => maskCharacter + literal.text).join('')
    : undefined;
}

function localeOf(node: ts.Node): Locale | undefined {
  return ts.isPropertyAssignment(node)
    ? localeNames.find((locale) => locale === node.name.getText())
    : undefined;
}

/**
 * The texts in a part of a module that are the value of a field named for a language, at any depth.
 *
 * @param file path from the root of the site, with `/`
 */
export function languageTexts(piece: ts.Node, file: string): readonly LanguageText[] {
  const module = piece.getSourceFile();
  const texts: LanguageText[] = [];
  const look = (node: ts.Node, locale: Locale | undefined): void => {
    // Search words of readers; they are treated like keywords.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'synonyms') {
      return;
    }
    const text = locale && textOf(node);
    const isArgument = localeNames.some((name) => name === text);
    if (locale && text !== undefined && !isArgument) {
      const source = module.text;
      const offset = node.getStart() + 1;
      const isVerbatim = node.getText().slice(1, -1) === text;
      texts.push({file, source, locale, text, offset, ...placeAt(source, offset), isVerbatim});
    }
    const own = localeOf(node) ?? locale;
    ts.forEachChild(node, (child) => look(child, own));
  };
  look(piece, undefined);
  return texts;
}

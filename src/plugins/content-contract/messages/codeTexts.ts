import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {translateModule} from '../../delivery/translations/translateNames';
import {translationsIn} from '../../delivery/translations/translationsIn';
import {writtenText} from '../../delivery/translations/writtenText';
import {listFiles} from '../../listFiles';
import {nameOf} from '../data/objectFields';
import {placeAt} from '../faults/Place';
import type {AskedMessage} from './AskedFile';

type CodeText = Pick<AskedMessage, 'key' | 'words' | 'origin'>;

interface CodeTexts {
  /** Each key once. */
  readonly texts: readonly CodeText[];
  /** Whether the list is complete: false when a module has a message that cannot be determined. */
  readonly areAll: boolean;
}

const ownId = /^site\./;

/**
 * Messages in records keyed by id, for code in Node, which looks them up itself because it has no
 * `translate()`.
 */
function recordsIn(module: ts.SourceFile): readonly (readonly [ts.Node, string, string])[] {
  const found: (readonly [ts.Node, string, string])[] = [];
  const look = (node: ts.Node): void => {
    const id = ts.isPropertyAssignment(node) ? nameOf(node) : undefined;
    const words = ts.isPropertyAssignment(node) ? writtenText(node.initializer) : undefined;
    if (id !== undefined && ownId.test(id) && words !== undefined) {
      found.push([node, id, words]);
    }
    ts.forEachChild(node, look);
  };
  look(module);
  return found;
}

/**
 * The messages of a module.
 *
 * @throws when one of them cannot be determined, as in the build
 */
function textsIn(file: string, source: string): readonly CodeText[] {
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const translated = source.includes(translateModule)
    ? translationsIn(module).map(({node, id, words}) => [node, id ?? words, words] as const)
    : [];
  return [...translated, ...recordsIn(module)].map(([node, key, words]) => ({
    key,
    words,
    origin: `${file}:${placeAt(source, node.getStart()).line}`,
  }));
}

function modulesIn(siteDir: string): readonly string[] {
  return listFiles(join(siteDir, 'src'))
    .map((path) => `src/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
}

/**
 * The messages that the code looks up by id.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function codeTexts(siteDir: string): CodeTexts {
  const texts = new Map<string, CodeText>();
  let areAll = true;
  for (const file of modulesIn(siteDir)) {
    const source = readFileSync(join(siteDir, file), 'utf8');
    if (source.includes(translateModule) || source.includes("'site.")) {
      try {
        for (const text of textsIn(file, source)) {
          texts.set(text.key, texts.get(text.key) ?? text);
        }
      } catch {
        // The build reports the message that cannot be determined; the others are still known here.
        areAll = false;
      }
    }
  }
  return {texts: [...texts.values()], areAll};
}

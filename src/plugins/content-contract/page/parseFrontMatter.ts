import yaml from 'js-yaml';
import type {Fault} from '../Fault';
import {type FrontMatter, type Place, topOfFile} from './FrontMatter';

const block = /^---\r?\n([\s\S]*?)\r?\n?^---[ \t]*$/m;

interface Result {
  readonly frontMatter: FrontMatter;
  readonly faults: readonly Fault[];
}

/** Line of the first field of the front matter. */
const firstFieldLine = 2;

function placesOf(text: string): Record<string, Place> {
  const places: Record<string, Place> = {};
  for (const [index, line] of text.split('\n').entries()) {
    const key = /^([\w-]+):/.exec(line)?.[1];
    if (key) {
      places[key] ??= {line: index + firstFieldLine, column: 1};
    }
  }
  return places;
}

function explainYaml(reason: string, line: string): {what: string; remedy: string} {
  if (line.includes('\t')) {
    return {
      what: 'A tab stands in the front matter.',
      remedy: 'Replace it with spaces.',
    };
  }
  if (/duplicated mapping key/.test(reason)) {
    return {what: 'A field of the front matter is given twice.', remedy: 'Keep one of the two.'};
  }
  if (/^\s*\w+:\S/.test(line)) {
    return {
      what: 'A colon of the front matter lacks the space after it.',
      remedy: 'Write title: "…", with a space after the colon.',
    };
  }
  if (/[“”«]/.test(line) && !line.includes('"')) {
    return {
      what: 'A text of the front matter lacks its straight quotes.',
      remedy: 'Put it between two ": title: "My title".',
    };
  }
  return {
    what: 'The front matter cannot be read here.',
    remedy:
      'Put texts between two straight quotes, lists between [ and ], and nothing after the last one.',
  };
}

/**
 * Reads the fields at the top of a page.
 *
 * @param file path shown in the faults
 */
export function parseFrontMatter(file: string, source: string): Result {
  const fault = (place: Place, what: string, remedy: string): Result => ({
    frontMatter: {values: {}, places: {}},
    faults: [{file, ...place, rule: 'syntax', what, remedy}],
  });
  if (!source.startsWith('---')) {
    return fault(
      topOfFile,
      'The page does not start with its front matter.',
      'Put title, description, keywords and type at the very top, between two lines of three hyphens: ---.',
    );
  }
  const text = block.exec(source)?.[1];
  if (text === undefined) {
    return fault(
      topOfFile,
      'The front matter is never closed.',
      'Add a line of three hyphens, ---, after its last field.',
    );
  }
  try {
    const values = yaml.load(text);
    const isRecord = typeof values === 'object' && values !== null && !Array.isArray(values);
    const places = placesOf(text);
    if (!isRecord) {
      return fault(
        {line: firstFieldLine, column: 1},
        'The front matter holds no field.',
        'Write each field as a name, a colon, a space and a value: title: "My title".',
      );
    }
    return {frontMatter: {values: {...values}, places}, faults: []};
  } catch (error) {
    if (!(error instanceof yaml.YAMLException)) {
      throw error;
    }
    const {line = 0, column = 0} = error.mark ?? {};
    // Of a field without its space the parser blames the line after it.
    const lines = text.split('\n');
    const lineText = lines[line] || (lines[line - 1] ?? '');
    const {what, remedy} = explainYaml(error.reason, lineText);
    return fault({line: line + firstFieldLine, column: column + 1}, what, remedy);
  }
}

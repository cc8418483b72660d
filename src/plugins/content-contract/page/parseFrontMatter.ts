import yaml from 'js-yaml';
import type {Fault} from '../Fault';
import {type FrontMatter, type Place, topOfFile} from './FrontMatter';

const block = /^---\r?\n([\s\S]*?)\r?\n?^---[ \t]*$/m;

const atTheTop =
  'Put title, description, keywords and type at the very top, between two lines of three hyphens: ---.';

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

/** What keeps the first line from opening the front matter; `null` when it does. */
function explainOpening(source: string): {column: number; what: string; remedy: string} | null {
  const [first = ''] = source.split(/\r?\n/);
  if (first === '---') {
    return null;
  }
  if (/^---[ \t]+$/.test(first)) {
    return {
      column: 4,
      what: 'A space stands after the three hyphens of the first line.',
      remedy: 'Remove it: they stand alone on their line.',
    };
  }
  if (/^(?:---|[-–—]+[ \t]*$)/.test(first)) {
    return {
      column: 1,
      what: 'The first line is not three hyphens and nothing else.',
      remedy: 'Write --- there, and the first field on the line below.',
    };
  }
  if (/^\s+---[ \t]*\r?\n/.test(source)) {
    return {
      column: 1,
      what: 'Empty lines or spaces stand above the front matter.',
      remedy: 'Remove them: its three hyphens begin the first line.',
    };
  }
  return {column: 1, what: 'The page does not start with its front matter.', remedy: atTheTop};
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
  const opening = explainOpening(source);
  if (opening) {
    return fault({line: 1, column: opening.column}, opening.what, opening.remedy);
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

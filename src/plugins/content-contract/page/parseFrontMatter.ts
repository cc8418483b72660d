import yaml from 'js-yaml';
import type {Fault} from '../faults/Fault';
import type {FaultWords} from '../faults/FaultWords';
import {type Place, topOfFile} from '../faults/Place';
import {explainYaml} from './explainYaml';
import type {FrontMatter} from './FrontMatter';
import {strayNoBreaks} from './strayNoBreaks';

const block = /^---\r?\n([\s\S]*?)\r?\n?^---[ \t]*$/m;

const atTheTop =
  'Put title, description, keywords and type at the very top, between two lines of three hyphens: ---.';

interface Result {
  readonly frontMatter: FrontMatter;
  readonly faults: readonly Fault[];
}

/** Line of the first front matter field. */
const firstFieldLine = 2;

/**
 * Converts a position in the front matter text, which starts after the first `---` line, to the
 * file.
 */
function inFile({line, column}: Place): Place {
  return {line: line + firstFieldLine - 1, column};
}

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

/** Explains why the first line does not open the front matter; `null` when it does. */
function explainOpening(source: string): (FaultWords & Pick<Place, 'column'>) | null {
  const [first = ''] = source.split(/\r?\n/);
  if (first === '---') {
    return null;
  }
  if (/^---[ \t]+$/.test(first)) {
    return {
      column: 4,
      what: 'There is a space after the three hyphens of the first line.',
      remedy: 'Remove it: they must be alone on their line.',
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
      what: 'There are empty lines or spaces before the front matter.',
      remedy: 'Remove them: its three hyphens must begin the first line.',
    };
  }
  return {column: 1, what: 'The page does not start with its front matter.', remedy: atTheTop};
}

/**
 * Parses the front matter of a page.
 *
 * @param file path shown in the faults
 */
export function parseFrontMatter(file: string, source: string): Result {
  const unread = (faults: readonly (FaultWords & Place)[]): Result => ({
    frontMatter: {values: {}, places: {}},
    faults: faults.map((fault) => ({file, rule: 'syntax', ...fault})),
  });
  const fault = (place: Place, what: string, remedy: string): Result =>
    unread([{...place, what, remedy}]);
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
  const noBreaks = strayNoBreaks(text).map(inFile);
  if (noBreaks.length > 0) {
    const what = 'There is a no-break space outside the texts, where it counts as a letter.';
    const remedy = 'Delete it, and type an ordinary space if one belongs there.';
    return unread(noBreaks.map((place) => ({...place, what, remedy})));
  }
  try {
    const values = yaml.load(text);
    const isRecord = typeof values === 'object' && values !== null && !Array.isArray(values);
    const places = placesOf(text);
    if (!isRecord) {
      return fault(
        {line: firstFieldLine, column: 1},
        'The front matter has no fields.',
        'Write each field as a name, a colon, a space and a value: title: "My title".',
      );
    }
    return {frontMatter: {values: {...values}, places}, faults: []};
  } catch (error) {
    if (!(error instanceof yaml.YAMLException)) {
      throw error;
    }
    const {line, column, ...words} = explainYaml(error, text);
    return unread([{...inFile({line, column}), ...words}]);
  }
}

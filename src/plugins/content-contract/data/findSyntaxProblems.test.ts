import {describe, expect, it} from 'vitest';
import {findSyntaxProblems} from './findSyntaxProblems';
import {jsonFormat} from './jsonFormat';
import {moduleFormat} from './moduleFormat';

/** A data file of the product; each test case replaces line 2. */
function labels(line: string): string {
  return `export const labels = {
${line}
  wall: {en: 'Wall', fr: 'Mur'},
  chords: [
    ['ctrl', 'y'],
    ['ctrl', 'z'],
  ],
} as const;
`;
}

it.each([jsonFormat, moduleFormat])('reports an empty file', (format) => {
  expect(findSyntaxProblems('\n', format)).toMatchObject([{line: 1, what: 'The file is empty.'}]);
});

describe('a module of data', () => {
  it('accepts a valid one', () => {
    expect(findSyntaxProblems(labels("  room: {en: 'Room', fr: 'Pièce'},"), moduleFormat)).toEqual(
      [],
    );
  });

  it.each([
    ["  room: {en: 'Room', fr: 'Pièce'}", '2:34', 'A comma is missing here.'],
    ["  room: {en: 'Room' fr: 'Pièce'},", '2:20', 'A comma is missing here.'],
    ["  room: {en: 'Room', fr 'Pièce'},", '2:24', 'A colon is missing here.'],
    ["  room: {en: 'Room, fr: 'Pièce'},", '2:26', 'A quote is missing on this line'],
    ["  room: {en: 'Room', fr: 'Pièce},", '2:34', 'A quote is missing on this line'],
    ["  room: {en: 'Room', fr: Pièce'},", '2:31', 'A quote is missing on this line'],
    ["  floor: {en: 'Floor', fr: 'l'étage'},", '2:31', 'or there is one too many'],
    ['  room: {en: ‘Room’, fr: ‘Pièce’},', '2:14', 'The character ‘ is outside any text.'],
    ["  thin wall: {en: 'Thin wall', fr: 'Cloison'},", '2:3', 'The name thin wall has several'],
    ["  thin-wall: {en: 'Thin wall', fr: 'Cloison'},", '2:3', 'The name thin-wall has several'],
    ["  room: {en: 'Room', fr: 'Pièce',", '2:9', 'The bracket { is not closed.'],
    ["  room: {en: 'Room', fr: ['Pièce'},", '2:26', 'The bracket [ is not closed.'],
    ["  room: {en: 'the 'big' room', fr: 'Pièce'},", '2:19', 'There is a straight quote inside'],
    [
      "  room: en: 'Room', fr: 'Pièce'},",
      '2:32',
      'The bracket } closes nothing that is open on this line.',
    ],
  ])('%s', (line, at, says) => {
    const problems = findSyntaxProblems(labels(line), moduleFormat);
    expect(problems.map((problem) => `${problem.line}:${problem.column}`)).toEqual([at]);
    expect(problems[0]?.what).toContain(says);
  });

  it('says where a comma missing before a comment goes', () => {
    const source = labels("  room: {en: 'Room', fr: 'Pièce'}\n  // A remark, in 'quotes'.");
    expect(findSyntaxProblems(source, moduleFormat)).toMatchObject([{line: 2, column: 34}]);
  });

  it('says where a long unclosed entry begins, and continues parsing', () => {
    const source = labels("  room: {\n    en: 'Room',\n    fr: 'Pièce',").replace(
      "Mur'},",
      "Mur'}",
    );
    expect(findSyntaxProblems(source, moduleFormat)).toMatchObject([
      {line: 2, column: 9, what: 'The bracket { is not closed.'},
      {line: 5, what: 'A comma is missing here.'},
    ]);
  });

  it('reports every problem at once', () => {
    const source = labels("  room: {en: 'Room, fr: 'Pièce'},")
      .replace("'Mur'},", "'Mur'}")
      .replace("['ctrl', 'z'],", "['ctrl' 'z'],");
    expect(findSyntaxProblems(source, moduleFormat).map(({line}) => line)).toEqual([2, 3, 6]);
  });

  it('detects an extra bracket by the indentation, and continues parsing', () => {
    const source = labels("  room: {\n    en: 'Room',\n    fr: 'Pièce',\n  }},");
    expect(findSyntaxProblems(source, moduleFormat)).toMatchObject([
      {line: 5, column: 4, what: expect.stringContaining('closes nothing')},
    ]);
  });
});

function messages(line: string): string {
  return `{
  "site.a": {
${line}
    "description": "A label"
  },
  "site.b": {"message": "Mur", "description": ""}
}
`;
}

describe('a file of JSON', () => {
  it('accepts a valid one', () => {
    expect(findSyntaxProblems(messages('    "message": "Que faire ?",'), jsonFormat)).toEqual([]);
  });

  it.each([
    ['    "message": "Que faire ?"', '3:29', 'A comma is missing here.'],
    ['    "message" "Que faire ?",', '3:14', 'A colon is missing here.'],
    ['    "message": "Que faire ?,', '3:29', 'A quote is missing on this line'],
    ['    "message": Que faire ?",', '3:20', 'A quote is missing on this line'],
    ['    message: "Que faire ?",', '3:5', 'message is not between double quotes.'],
    ['    \'message\': "Que faire ?",', '3:5', 'message is not between double quotes.'],
    ['    "message": “Que faire”,', '3:16', 'The character “ is outside any text.'],
    ['    "message": "dit "bonjour"",', '3:21', 'There is a straight quote inside a text.'],
    ['    "message": "a", /* hm */', '3:21', 'There is a comment here.'],
    ['    // le bouton', '3:5', 'There is a comment here.'],
  ])('%s', (line, at, says) => {
    const problems = findSyntaxProblems(messages(line), jsonFormat);
    expect(problems.map((problem) => `${problem.line}:${problem.column}`)).toEqual([at]);
    expect(problems[0]?.what).toContain(says);
  });

  it('says that nothing follows a trailing comma, and names every entry', () => {
    const source = messages('    "message": "Mur",')
      .replace('"A label"', '"A label",')
      .replace('""}', '""},');
    expect(findSyntaxProblems(source, jsonFormat).map(({line, what}) => [line, what])).toEqual([
      [4, 'The last entry is followed by a comma.'],
      [6, 'The last entry is followed by a comma.'],
    ]);
  });

  it('reports an unclosed bracket and an empty file', () => {
    const open = messages('    "message": "Mur",').replace('  },\n', '');
    expect(findSyntaxProblems(open, jsonFormat)).toMatchObject([
      {line: 2, what: 'The bracket { is not closed.'},
    ]);
    expect(findSyntaxProblems('', jsonFormat)).toHaveLength(1);
  });
});

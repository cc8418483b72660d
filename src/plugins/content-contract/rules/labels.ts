import type {FaultWords} from '../faults/FaultWords';
import {type Place, topOfFile} from '../faults/Place';
import {languageNames} from '../languageNames';
import type {AskedFile, AskedMessage} from '../messages/AskedFile';
import {nearestKey} from '../messages/nearestKey';
import {placeholderFaults} from '../messages/placeholderFaults';
import {readMessages, type WrittenMessage} from '../messages/readMessages';
import {siteRule} from '../Rule';

type Found = FaultWords & Place;

/** The rule versions reports it when empty, as it does any value other than the version's name. */
const versionKey = 'version.label';

function entryOf(key: string): string {
  return `"${key}": {"message": "…", "description": "…"}`;
}

/** Entries whose key occurs twice in the file: the last one would be shown. */
function repeated(written: readonly WrittenMessage[]): readonly Found[] {
  const first = new Map<string, number>();
  return written.flatMap(({key, place}) => {
    const line = first.get(key);
    first.set(key, line ?? place.line);
    return line === undefined
      ? []
      : [
          {
            ...place,
            what: `The key "${key}" is already in the file, on line ${line}.`,
            remedy: 'Give this entry the key of its own text, or keep one of the two.',
          },
        ];
  });
}

/** Languages share words (“version”, “menu”) and names, but no sentence. */
const mostSharedWords = 2;

function isCopied(text: string, words: string): boolean {
  const said = text.replace(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? [];
  return text === words && said.length > mostSharedWords;
}

/** What is wrong with a message that is looked up. */
function misworded(
  {text, key}: WrittenMessage,
  asked: AskedMessage,
  language: string,
): readonly FaultWords[] {
  if (text === undefined) {
    return [{what: `"${key}" has no message.`, remedy: `Write ${entryOf(key)}.`}];
  }
  if (text.trim() === '') {
    const remedy = asked.words ? `Write here the translation of “${asked.words}”.` : 'Write it.';
    return key === versionKey ? [] : [{what: `The message of "${key}" is empty.`, remedy}];
  }
  if (asked.words && isCopied(text, asked.words)) {
    return [{what: `“${text}” is English.`, remedy: `Write it in ${language}.`}];
  }
  return placeholderFaults(text, asked.words);
}

function checkFile(
  {messages, isWhole, locale}: AskedFile,
  written: readonly WrittenMessage[],
): readonly Found[] {
  const language = languageNames[locale];
  const asked = new Map(messages.map((message) => [message.key, message]));
  const there = new Set(written.map(({key}) => key));
  const missing = messages.filter(({key, isNeeded}) => isNeeded && !there.has(key));
  const keys = missing.map(({key}) => key);
  const unknown = written
    .filter(({key}) => !asked.has(key))
    .map((message) => ({message, meant: nearestKey(message.key, keys)}))
    .filter(({meant}) => isWhole || meant !== undefined);
  // A misspelt key is reported once, not also as missing.
  const meant = new Set(unknown.map((one) => one.meant));
  return [
    ...missing
      .filter(({key}) => !meant.has(key))
      .map(({key, words, origin}) => ({
        ...topOfFile,
        what: `“${words}”, from ${origin}, has no ${language} translation here: ${language} pages show the English words.`,
        remedy: `Add ${entryOf(key)}.`,
      })),
    ...unknown.map(({message: {key, place}, meant}) => ({
      ...place,
      what: `Nothing uses the key "${key}".`,
      remedy: meant
        ? `Did you mean "${meant}"? Until then ${language} pages show the English words.`
        : 'Give it the key of the text that it translates, or remove the entry.',
    })),
    ...repeated(written),
    ...written.flatMap((message) => {
      const {key, textPlace} = message;
      const wanted = asked.get(key);
      return wanted
        ? misworded(message, wanted, language).map((words) => ({...textPlace, ...words}))
        : [];
    }),
  ];
}

/**
 * Each text of the page shell has a message in every other language, with all its placeholders, and
 * no message has a key that is never looked up: Docusaurus would silently show the English text.
 */
export const labels = siteRule('labels', ({askedFiles, messageFiles}) =>
  askedFiles.flatMap((asked) => {
    const {file} = asked;
    const source = messageFiles.find((one) => one.file === file)?.source;
    const written = source === undefined ? [] : readMessages(file, source);
    return written ? checkFile(asked, written).map((found) => ({file, ...found})) : [];
  }),
);

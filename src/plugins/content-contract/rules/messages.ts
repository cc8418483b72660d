import type {ContentSite, MessageFile} from '../ContentSite';
import type {Fault} from '../Fault';
import {placeAt} from '../page/placeAt';
import {maskCharacter} from '../prose/proseOf';
import type {Rule} from '../Rule';
import {correctionsOf} from '../typography/Correction';
import {englishTypography} from '../typography/englishTypography';
import {frenchTypography} from '../typography/frenchTypography';

const rule = 'messages';

/** Texts whose letters are fixed from outside, straight apostrophe included. */
const fixedMessages = new Set(['theme.NotFound.p1']);

const message = /^ {2}"(?<id>[^"]+)": \{\s*"message": "(?<text>(?:[^"\\]|\\.)*)"/gm;
const notText = /\{[^}]*\}|<[^>]*>|\\.|[\w-]+(?:\.[\w-]+)*\.(?:ts|js|mdx|json)\b|\b[a-z]+[A-Z]\w*/g;

/** The file with all but its messages masked, letter for letter. */
function maskedMessages(source: string): string {
  let masked = '';
  let done = 0;
  const hide = (text: string) => text.replace(/[^\n]/g, maskCharacter);
  for (const match of source.matchAll(message)) {
    const {id = '', text = ''} = match.groups ?? {};
    if (!fixedMessages.has(id)) {
      const start = match.index + match[0].length - 1 - text.length;
      masked += hide(source.slice(done, start)) + text.replace(notText, hide);
      done = start + text.length;
    }
  }
  return masked + hide(source.slice(done));
}

function checkFile({file, locale, source}: MessageFile, {isSpelt}: ContentSite): readonly Fault[] {
  const masked = maskedMessages(source);
  const rules = locale === 'fr' ? frenchTypography : englishTypography;
  const corrections = correctionsOf(masked, rules).map(({what, remedy, ...fix}) => {
    return {file, ...placeAt(source, fix.startOffset), rule, what, remedy, fix};
  });
  const words = masked.matchAll(/(?<![\p{L}\p{N}])\p{L}+(?:[’'-]\p{L}+)*(?![\p{L}\p{N}])/gu);
  const misspelt = [...words]
    .filter(([word]) => !isSpelt(word, locale))
    .map(({0: word, index}) => ({
      file,
      ...placeAt(source, index),
      rule,
      what: `“${word}” is not in the dictionary.`,
      remedy: 'Correct it, or add it to the list of words of the language.',
    }));
  return [...corrections, ...misspelt];
}

/** The texts of the page shell follow the typography and the spelling of the pages. */
export const messages: Rule = {
  name: rule,
  check: (site) => site.messageFiles.flatMap((file) => checkFile(file, site)),
};

import type {ContentSite, MessageFile} from '../ContentSite';
import type {Fault} from '../Fault';
import {findMisencoded} from '../page/findMisencoded';
import {placeAt} from '../page/placeAt';
import {maskCharacter} from '../prose/proseOf';
import type {Rule} from '../Rule';
import {findMisspellings} from '../texts/findMisspellings';
import {correctionsOf} from '../typography/Correction';
import {typographyOf} from '../typography/typographyOf';

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
  const [misencoded] = findMisencoded(file, source);
  if (misencoded) {
    return [{...misencoded, rule}];
  }
  const masked = maskedMessages(source);
  const corrections = correctionsOf(masked, typographyOf[locale]).map(({what, remedy, ...fix}) => {
    return {file, ...placeAt(source, fix.startOffset), rule, what, remedy, fix};
  });
  const misspelt = findMisspellings(masked, (word) => isSpelt(word, locale)).map(
    ({text, index}) => ({
      file,
      ...placeAt(source, index),
      rule,
      what: `“${text}” is not in the dictionary.`,
      remedy: 'Correct it, or add it to the list of words of the language.',
    }),
  );
  return [...corrections, ...misspelt];
}

/** The texts of the page shell follow the typography and the spelling of the pages. */
export const messages: Rule = {
  name: rule,
  check: (site) => site.messageFiles.flatMap((file) => checkFile(file, site)),
};

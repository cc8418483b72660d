import type {ContentSite, MessageFile} from '../ContentSite';
import type {Breach} from '../faults/Fault';
import {placeAt} from '../faults/Place';
import {readMessages} from '../messages/readMessages';
import {findMisencoded} from '../page/findMisencoded';
import {maskCharacter} from '../prose/proseOf';
import {siteRule} from '../Rule';
import {languageFaults} from '../texts/languageFaults';

/** Messages whose text is prescribed elsewhere, straight apostrophe included. */
const fixedMessages = new Set(['theme.NotFound.p1']);

const notText = /\{[^}]*\}|<[^>]*>|\\.|[\w-]+(?:\.[\w-]+)*\.(?:ts|js|mdx|json)\b|\b[a-z]+[A-Z]\w*/g;

/** The file with everything but its messages masked, at equal length. */
function maskedMessages({file, source}: MessageFile): string {
  let masked = '';
  const hide = (text: string) => text.replace(/[^\n]/g, maskCharacter);
  for (const {key, spelt} of readMessages(file, source) ?? []) {
    if (spelt && !fixedMessages.has(key)) {
      masked += hide(source.slice(masked.length, spelt.offset)) + spelt.text.replace(notText, hide);
    }
  }
  return masked + hide(source.slice(masked.length));
}

function checkFile(messageFile: MessageFile, {isSpelt}: ContentSite): readonly Breach[] {
  const {file, locale, source} = messageFile;
  const [misencoded] = findMisencoded(file, source);
  if (misencoded) {
    return [misencoded];
  }
  const said = {text: maskedMessages(messageFile), locale, offset: 0, isVerbatim: true};
  return languageFaults(said, isSpelt).map(({index, ...fault}) => {
    return {file, ...placeAt(source, index), ...fault};
  });
}

/** The texts of the page shell follow the typography and spelling rules of pages. */
export const messages = siteRule('messages', (site) =>
  site.messageFiles.flatMap((file) => checkFile(file, site)),
);

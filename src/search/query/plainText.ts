/** An accent that is typed ahead of its letter, as « ^ » on the way to « fenê »: no end of the word. */
const accentAhead = /\p{Sk}+$/u;
/** A length as it is said, of which pages write « 2,50 m »: « 2m50 ». Not « 3 m 10 cm ». */
const spokenMeasure = /(\d) ?m ?(\d\d)(?![\d.,]| ?c?m)/gi;
/** Pasted with its HTML: « &amp; <b>mur</b> ». */
const markup = /<\/?[a-z][^<>]*>|&#?\w+;/gi;

/** Marks that nobody sees and that cut a word in two: they come along with what is pasted. */
const unseen = /[\u200B-\u200F\u2060\uFEFF]/g;
/** The letter that some keyboards have for an apostrophe. */
const letterApostrophe = /\u02BC/g;

/** A query as pages would write it: without pasted markup, in composed letters, lengths in metres. */
export function plainText(query: string): string {
  const typed = query
    .normalize('NFC')
    .replace(unseen, '')
    .replace(letterApostrophe, '’')
    .replace(accentAhead, '');
  // A name of a tag alone is what a writer looks for: « <Steps> ».
  const bare = typed.replace(markup, ' ');
  return (bare.trim() ? bare : typed).replace(spokenMeasure, '$1,$2 m');
}

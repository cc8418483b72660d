import {wholePhrases} from './wholePhrases';

/** Greetings, closings, how long it has been so, and punctuation that was dictated as words. */
const courtesies = [
  /(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: (?:there|all|everyone|everybody|guys|folks|team|support))/,
  /good (?:morning|afternoon|evening)|cheers/,
  /(?:many )?thanks?(?: you)?(?: (?:so|very) much| a lot| a million| again| guys| all)*(?: in advance| for (?:your|the|any) help)?/,
  /any help (?:would be |is )?(?:much |greatly )?(?:appreciated|welcome)/,
  /(?:(?:kind|best|warm) )?regards|have a (?:nice|great|good) (?:day|evening|weekend|one)/,
  /(?:question mark|exclamation (?:mark|point)|full stop)$/,
  /since (?:yesterday|this morning|last (?:night|week)|today|(?:a few|two|three|\d+) (?:days|hours|weeks))/,
];

/** Where it is done and for whom: no reason to prefer a page, as all are about one product. */
const asides = [
  /(?:in|on|with|inside|within|using|for|from) (?:the|my|your|this|that|an?) (?:software|program|programme|app|application|tool|site|web ?site|computer|pc)/,
  /on (?:computer|pc)/,
  /(?:in|inside) my (?:plan|project|drawing|design)/,
  /(?:for|as) (?:(?:an?|absolute|complete|total) )*(?:beginners?|newbies?|novices?|dummies)/,
  /(?<!\b(?:change|switch|another|other|hand|what|which) )tool(?! (?:bar|box|tip)s?\b)/,
  /(?<!\b(?:press|hold|the|key|and|plus|or|option) )command(?= (?:for|to|that) )|(?<!(?:press|hold|the|key|and|plus|or|option) )(?<=[a-z]{3} )command$/,
];

export const englishCourtesies = wholePhrases(courtesies);
export const englishAsides = wholePhrases(asides);

export const englishPolite: ReadonlySet<string> = new Set(
  'hello hi hey please pls plz thanks thank you thx a an the some'.split(' '),
);

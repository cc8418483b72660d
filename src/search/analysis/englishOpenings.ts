import {openingsOf} from './openings';

const self = 'i|im|we|ive|id';
const be = 'm|am|re|are|was|ve|have|had|d|would';
const to = 'to|how|if|that|what|why|where';
const ask = 'wants|want|asked|asks|told|tells|says|would|needs';

/** Openings that say what the reader wants, asks to be told, or was asked to do by others. */
export const englishOpenings = openingsOf([
  `${self} ${be}? been|just|really? trying|looking|planning|hoping|wondering|thinking|going|supposed|about ${to}|of|about`,
  `${self} ${be}? want|need|wish|hope|intend|plan|like|love|wonder ${to}`,
  'tell|show|teach|help|give|guide|advise|point me|us',
  'mind telling|showing|explaining|helping me|us|to?',
  'excuse|pardon me|us',
  'sorry to|for bother|bothering|disturb|disturbing you?',
  'a|an|any|the|some best|easy|easiest|simple|right? way|method|trick|procedure|possibility to|of|for|that|i|how',
  `my|our * *? has|have? ${ask} like|love? me|us|that? to|that|i|we`,
  `${self} ${be}|were been? asked|told|advised to`,
  'does|do|can|could|would anyone|anybody|somebody know|tell|explain|help|show|point me|us?',
  'any idea|ideas|tips|advice how|on|for|about',
  'figure|work|find out how',
]);

/** Openings in which readers describe themselves; removed only if a question is left. */
export const englishSelfPortraits = openingsOf([
  'i|im|we|as m|am|re|are|being? a|an|still? complete|total? beginner|newbie|novice|new here|to? this? and|so|but?',
]);

/** Openings that complain: the reader has tried in vain. */
export const englishStruggles = openingsOf([
  `${self} ${be}? been|really? struggling|struggle|struggled|stuck to|with|on`,
  'having|have|had a hard|tough time',
  'having|have|had trouble|difficulty|difficulties with|in|to?',
]);

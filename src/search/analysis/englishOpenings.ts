import {openingsOf} from './openings';

const any = (words: string): string => words.trim().replace(/\s+/g, '|');

const self = any('i im we ive id');
const be = any('m am re are was were ve have had s');
const lately = any('been just really still also currently now always only simply');
const tell = any('tell show teach help give guide advise point walk direct explain enlighten');
const people = any(`architect architects husband wife spouse partner boyfriend girlfriend neighbour
  neighbours neighbor neighbors son daughter kid kids child children father mother dad mum mom
  parents brother sister uncle aunt cousin boss manager client clients customer builder builders
  contractor electrician plumber carpenter joiner roofer painter tiler decorator designer
  landscaper gardener surveyor lawyer bank council teacher professor colleague friend friends
  landlord tenant agent realtor engineer draftsman`);
const way = any(`way ways method methods means trick tricks possibility procedure process technique
  approach chance`);

/** What the reader wants, asks to be told, or was asked by others to do. */
export const englishOpenings = openingsOf([
  `${self} ${be}? ${lately}? ${lately}? trying|looking|planning|hoping|wondering|thinking|going|attempting|aiming|wanting|wishing|willing|intending|considering|supposed|required|about|expected|interested|dreaming to|how|if|whether|of|in|on|that|what|why|where`,
  `${self} d|would|ll|will|do|ve|have? ${lately}? want|need|wish|hope|intend|plan|aim|mean|like|love|prefer|wanted|hoped|planned|intended|decided|wondered|wonder to|that|how|if|whether|what|why|where`,
  `${tell} to? me|us`,
  'mind telling|showing|explaining|helping me|us|to? me|us?',
  'excuse|pardon|forgive me|us',
  'sorry to|for bother|bothering|disturb|disturbing|trouble|troubling you?',
  `a|an|any|the|some|another|one|no|there best|easy|easiest|simple|simplest|quick|quickest|proper|right|correct|good|better|other|fastest? ${way} to|of|for|that|i|we|how|in`,
  `my|our|the|his|her|their ${people} in? law? has|have|had|is|also|really|just? wants|want|wanted|needs|need|asks|asked|tells|told|says|said|insists|would|d|advised|suggests|suggested|recommends|recommended|requires|expects|prefers like|love|prefer|want? me|us|that? to|that|on|i|we|how|if`,
  `${self} ${be}|got been? asked|told|advised|instructed|recommended|encouraged to|that`,
  'does|do|can|could|would|will|has|if|maybe anyone|anybody|somebody|someone know|tell|explain|help|show|point|advise|have me|us?',
  'any|some|have|got idea|ideas|tip|tips|advice|suggestion|suggestions|hint|hints|thoughts how|on|for|about|to|why|what|where',
  'quick|simple|small|silly|stupid|dumb|short question',
  'figure|work|find out how|what|where|why|whether|if',
  'manage|managed to',
  'go|going about',
  'be|so|very grateful if|for|to',
  'would|d|i really|greatly? appreciate if|it|any|some|help help|if?',
]);

/** Openings that say who asks: dropped where something is asked beside them. */
export const englishSelfPortraits = openingsOf([
  'i|im|we|as m|am|re|are|being? a|an|still|only|just? complete|total|absolute|real|bit? beginner|beginners|newbie|noob|novice|newcomer|amateur|dummy',
  'i|im|we m|am|re|are? brand|totally|completely|quite|pretty|very? new here|to|at|in this|that|it|the|all|your|3d|cad? software|program|app|tool|stuff?',
]);

/** Openings that complain: the reader tries, and does not succeed. */
export const englishStruggles = openingsOf([
  `${self} ${be}? ${lately}? ${lately}? struggling|struggle|struggled|battling|fighting|wrestling|stuck to|with|on|at|how|for|in`,
  'having|have|had|got a|some|great|much|so|real|lots? of|much? trouble|difficulty|difficulties with|in|to?',
  'having|have|had a|such? hard|tough|rough|difficult time with|in|to?',
  'finding|find it hard|difficult|tricky to',
]);

import {openingsOf} from './openings';

const any = (words: string): string => words.trim().replace(/\s+/g, '|');

/** The forms of regular verbs that questions open with, in all persons and tenses. */
const forms = (stems: string): string =>
  stems
    .split(' ')
    .flatMap((stem) =>
      'e es ons ez ent er ais ait ions iez aient erai erais erait erions eriez eraient'
        .split(' ')
        .map((ending) => stem + ending),
    )
    .join('|');

const self = any('je j on nous');
const to = any('de d a pour');
const into = any('de d que qu a si');
const tell = any(`dire indiquer expliquer montrer aider renseigner eclairer guider orienter
  conseiller preciser confirmer apprendre depanner decrire detailler donner`);
const tellMe = any(`dites dis indiquez indique expliquez explique montrez montre aidez aide
  renseignez renseigne eclairez eclaire guidez guide orientez oriente conseillez conseille
  apprenez apprends decrivez decris precisez precise donnez donne excusez excuse pardonnez`);
const way = any(`facon facons maniere manieres moyen moyens demarche procedure methode manip
  manipulation technique astuce solution possibilite combine`);
const people = any(`architecte architectes mari femme epouse epoux conjoint conjointe compagne
  compagnon copain copine voisin voisine fils fille enfants pere mere parents frere soeur beau
  belle oncle tante cousin cousine patron patronne chef client cliente clients macon artisan
  constructeur promoteur entrepreneur electricien plombier menuisier charpentier couvreur peintre
  carreleur decorateur decoratrice paysagiste jardinier geometre notaire banque banquier mairie
  prof professeur enseignant enseignante collegue associe ami amie gendre proprietaire locataire
  syndic agent agence ingenieur dessinateur maman papa cuisiniste pisciniste`);
const ask = any(`demande demandent demandait dit disent conseille conseillent exige exigent veut
  veulent voudrait voudraient aimerait aimeraient souhaite souhaitent souhaiterait souhaiteraient
  prefere preferent prefererait impose suggere recommande insiste propose tient`);

/** What the reader wants, asks to be told, or was asked by others to do. */
export const frenchOpenings = openingsOf([
  `${self} aimerais|aimerai|aimerait|aimerions|apprecierais|adorerais bien? que?`,
  'jaimerais|jaimerai bien? que?',
  `${self} ${forms('desir souhait')}`,
  `${self} ${forms('tent essay essai envisag escompt cherch hesit')} ${into}`,
  `${self} pense|pensais|pensons|pensions|songe|songeais|songeons ${into}`,
  'je|nous compte|comptais|comptons|comptions',
  `${self} prevois|prevoyais|prevoyons|prevoit|projette|projetais|projetons|reve|entends de|d`,
  `${self} tiens|tenais|tenons|voulais a|savoir`,
  `${self} me|m|nous|se|s demande|demandais|demandons|efforce|apprete|propose|proposais`,
  `${self} ai|a|avons|avais|avait|aurais|aurait|aurions envie|hate`,
  `${self} ai|a|avons|avais decide|choisi|l intention|idee|projet|objectif? ${into}`,
  `${self} suis|est|sommes|etais en|sur|oblige|obligee|obliges|cense|censee|tenu|amene train|le|point? point? ${into}`,
  'suis|est|sommes je|on|nous oblige|obligee|obliges|cense|tenu de|d|a',
  `${self} viens|venons|vient|venais de|d acheter|telecharger|installer|decouvrir|prendre? le|la|l|ce|cette|votre logiciel|programme|appli|application et`,
  `${self} viens|venons|vient|venais de|d`,
  `me|m|nous ${tell} si?`,
  `${tellMe} moi|nous`,
  'auriez|sauriez|savez|avez|connaissez|voudriez|accepteriez|pourriez|pouvez vous',
  'auriez|avez|aurais vous|tu une idee',
  'il me|nous? plairait|faudrait|tarde que|de|d?',
  `est|serait|soit|etait il|ce? possible|faisable|envisageable|obligatoire|necessaire|indispensable|autorise|imaginable|concevable|realisable ${into}|pour`,
  'existe|existerait|exist t? il|un|une|des|elle',
  'il existe|existerait',
  'y a|avait|aurait t? il',
  `de|d quelle|quelles ${way}`,
  `un|une|la|le|l|des|les|quelle|quel|quelles|quels|de|d|aucun|aucune est|sont|serait? la|le|l|une|un? meilleure|meilleur|bonne|bon|simple|autre|seule|seul? ${way} ${to}|que|qu`,
  `moyen|possibilite ${to}`,
  'la|quelle marche a suivre',
  `mon|ma|mes|notre|nos|le|la|l|un|une|son|sa ${people} pere|mere|frere|soeur|fils|fille|immobilier|immobiliere? me|m|nous? a|ont|avait? ${ask} ${into}|pour`,
  `on|il|elle|ils me|m|nous|a? a|ont|avait|ete? demande|demandent|dit|conseille|recommande|suggere|impose ${into}`,
  'me|m|nous a|ete? ete? demande|conseille|recommande|suggere de|d',
  `me demande|demandent|conseille|conseillent ${into}`,
  'quelqu|kelkun|qqn|personne un? sait|saurait|pourrait|peut|connait|connaitrait|aurait',
  'excusez|pardonnez|desole|desolee|pardon de|d|pour deranger|vous|vos|le|mon? deranger|derangement?',
  'me permets de|d vous contacter|ecrire|solliciter|demander pour|car|afin|si|comment|au',
  'petite|simple|rapide|derniere|autre question',
]);

/** Openings that say who asks: dropped where something is asked beside them. */
export const frenchSelfPortraits = openingsOf([
  'je|on|nous|etant suis|est|sommes un|une|vraiment|totalement|completement|encore|tout? vrai|vraie|grand|grande|total|totale|parfait|parfaite|simple? debutant|debutante|debutants|novice|novices|neophyte|amateur|nul|nulle|profane et|mais|donc|en|sur|avec|dans?',
  'je|on|nous suis|est|sommes tout|toute? nouveau|nouvelle|nouveaux ici|sur|dans|et|mais|avec le|votre|ce|la? logiciel|site|programme|appli|application?',
  'suis|sommes pas|peu tres|bien|trop? doue|douee|expert|experte|habile|calee|cale en|avec|dans? informatique|ordinateurs|ordi?',
]);

/** Openings that complain: the reader tries, and does not succeed. */
export const frenchStruggles = openingsOf([
  `${self} me|m|nous? ${forms('galer pein bataill lutt pataug but sech acharn desesper')}|rame|ramons|bloque|bloquons a|pour|avec|sur|de|d|depuis|comme|quand`,
  `ai|a|avons|avais un|enormement|beaucoup|trop|vraiment|peu? peu? du|de mal ${to}|avec`,
  `ai|a|avons|avais|eprouve des|de|une|quelques|la|certaines|grandes? grandes|grosses|certaines? difficultes|difficulte|peine ${to}|avec`,
]);

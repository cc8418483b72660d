import {wholePhrases} from './wholePhrases';

/** Greetings, closings, how long it has been so, and punctuation that was dictated as words. */
const courtesies = [
  /(?:re ?)?(?:bonjour|bonsoir|salut|coucou|hello)(?: a (?:tous|toutes|tous et a toutes|vous|l equipe)| tout le monde| l equipe)/,
  /merci (?:encore )?(?:bien |beaucoup |infiniment )?(?:d avance|par avance|pour (?:votre|l) (?:aide|reponse)|a (?:tous|vous))/,
  /bonne (?:journee|soiree|nuit|continuation|fin de (?:journee|soiree|semaine)|semaine|annee)|bon (?:week end|weekend|courage)/,
  /(?:bien )?cordialement|bien a vous|a bientot|dans l attente de (?:votre (?:reponse|retour)|vous lire)/,
  /points? (?:d interrogation|d exclamation|final)$/,
  /(?<!\b(?:la|une|touche|avec|de|ou|en) )virgule(?=$| (?:j|je|il|elle|on|ca|c|mais|que|comment|quand|le|la|les|mes|mon|ma|et|puis|merci) )/,
  /depuis (?:hier|avant hier|ce matin|hier soir|aujourd hui|longtemps|(?:quelques|deux|trois|\d+) (?:jours|heures|semaines))/,
];

/** Where it is done and for whom: no reason to prefer a page, as all are about one product. */
const asides = [
  /(?:dans|sur|avec|via|depuis) (?:(?:l|le|la|les|mon|ma|mes|votre|vos|ce|cet|cette|un|une) )(?:logiciel|programme|application|applis?|app|site(?: (?:web|internet))?|outil|ordinateur|ordi|pc)/,
  /sur (?:ordinateur|ordi|pc)/,
  /dans m(?:on|a) (?:plan|projet|dessin)/,
  /(?:pour (?:(?:les|un|une|vrais?|grands?|parfaits?) )*|quand on est )(?:debutante?s?|novices?|nuls)/,
  /(?<!\b(?:barre |boite |palette |change[rz]? )?d )outil/,
  /(?<!\b(?:touches?|le|ou|et|plus) )commande(?= (?!clavier|maj|option|plus)[a-z]{3}| d[e ])/,
];

export const frenchCourtesies = wholePhrases(courtesies);
export const frenchAsides = wholePhrases(asides);

export const frenchPolite: ReadonlySet<string> = new Set(
  'bonjour bonjours bonsoir salut coucou hello bjr slt svp stp s il te vous plait please merci un une le la l les des'.split(
    ' ',
  ),
);

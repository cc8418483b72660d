/** Forms that can only say « tu », those that a third person shares, and those that a noun shares. */
const own =
  'Va|Fais|Refais|Mets|Remets|Prends|Reprends|Attends|Choisis|Saisis|Finis|Remplis|Lis|Suis|Maintiens|Reviens|Rends|Sors';
const shared =
  'Affiche|Ajoute|Annule|Appuie|Change|Cherche|Clique|Coche|Décoche|Commence|Recommence|Connecte|Continue|Crée|Dessine|Déplace|Désactive|Double-clique|Enregistre|Essaie|Exporte|Ferme|Glisse|Importe|Laisse|Modifie|Oublie|Ouvre|Rouvre|Recharge|Regarde|Relâche|Retourne|Sélectionne|Supprime|Survole|Télécharge|Utilise|Valide|Vérifie|Évite';
const nouns = 'Active|Colle|Copie|Entoure|Garde|Mesure|Note|Place|Pose|Règle|Tape|Tire|Trace';

/** « Suis-je » asks; « connecte-toi » says « tu ». */
const noQuestion = '(?!-(?!toi|moi|l[ea]s?(?!\\p{L})|y|en))';
/** What is before a sentence: the start of a line or another, then marks, which are masked. */
const sentenceStart = '(?<=(?:^|[.!?…:]\\s+)\\uFFFC*)';
/** What a verb has after it, and a noun has not. */
const object = "(?=\\s+(?:les?|la|une?|des|ce|cette|ces|ton|ta|tes)(?!\\p{L})|\\s+l[’'])";
/** « N’oublie pas », « Ne ferme rien ». */
const refusal = "(?:Ne\\s+|N[’'])\\p{Ll}+[es](?=\\s+(?:pas|plus|jamais|rien)(?!\\p{L}))";

/**
 * The source of a pattern that finds the imperative to a friend where a sentence or a step begins:
 * inside of it, « elle ouvre » is right. To be asked of masked prose, with the flag `m` and without
 * `i`.
 */
export const familiarImperative = `${sentenceStart}(?:(?:${own}|${shared})(?!\\p{L})${noQuestion}|(?:${nouns})${object}|${refusal})`;

/** The same inside a sentence, of verbs that no other person of a help page has. */
export const familiarVerb = `(?<=(?:,|[Pp]uis|et|ou)\\s+)(?:clique|double-clique|fais|mets|prends|reprends|attends|maintiens)`;

/** A colour has a tone: « un ton plus clair », « ton sur ton ». */
const toneBefore = '(?<!(?:une?|le|ce|du|chaque|même|autre|quel|demi|ton\\s+sur)\\s+)';
const toneAfter =
  '(?!\\s+(?:plus|moins|clair|foncé|sombre|vif|chaud|froid|neutre|pastel|sur\\s+ton)(?!\\p{L}))';

/** The source of a pattern that finds the words of « tu »; whole words, capitals or not. */
export const familiarPronouns = `tu|te|toi|ta|tes|tiens?|tiennes?|t(?=[’']\\p{L})|${toneBefore}ton${toneAfter}(?=\\s+[\\p{L}\\uFFFC])`;

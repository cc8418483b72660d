import {maskCharacter} from '../prose/proseOf';

/**
 * Verb forms that can only be « tu », those shared with the third person, and those that are nouns
 * too.
 */
const own =
  'Va|Fais|Refais|Défais|Mets|Remets|Permets|Transmets|Prends|Reprends|Attends|Étends|Descends|Réponds|Rends|Perds|Choisis|Saisis|Finis|Remplis|Agrandis|Élargis|Définis|Rétablis|Convertis|Rafraîchis|Lis|Relis|Écris|Inscris|Réduis|Construis|Suis|Poursuis|Maintiens|Retiens|Obtiens|Viens|Reviens|Vois|Éteins|Peins|Repeins|Joins|Rejoins|Sors|Pars|Sois|Aie';
const shared =
  'Accepte|Accède|Actualise|Affiche|Ajoute|Ajuste|Aligne|Allume|Annule|Applique|Appuie|Arrête|Assemble|Augmente|Autorise|Baisse|Calcule|Change|Cherche|Clique|Coche|Décoche|Commence|Recommence|Compare|Complète|Confirme|Connecte|Déconnecte|Consulte|Contacte|Continue|Corrige|Crée|Démarre|Redémarre|Dessine|Redessine|Diminue|Déplace|Désactive|Désinstalle|Désélectionne|Double-clique|Duplique|Dézoome|Efface|Enlève|Enregistre|Envoie|Essaie|Essaye|Réessaie|Étire|Exporte|Explore|Ferme|Fusionne|Dégroupe|Regroupe|Glisse|Importe|Imprime|Indique|Insère|Installe|Laisse|Modifie|Navigue|Nettoie|Nomme|Renomme|Oriente|Oublie|Ouvre|Rouvre|Personnalise|Pivote|Positionne|Précise|Prépare|Quitte|Recadre|Recharge|Redimensionne|Regarde|Relâche|Remplace|Retire|Répète|Réactive|Réinitialise|Répare|Restaure|Retourne|Retrouve|Scanne|Signale|Supprime|Survole|Sélectionne|Télécharge|Teste|Tourne|Trouve|Utilise|Valide|Vérifie|Zoome|Évite';
const nouns =
  'Active|Bascule|Cache|Centre|Charge|Colle|Contrôle|Copie|Coupe|Découpe|Demande|Entoure|Garde|Groupe|Inverse|Lance|Masque|Mesure|Montre|Note|Partage|Place|Pose|Recherche|Repère|Règle|Sauvegarde|Tape|Tire|Trace|Vide';

/** « Suis-je » is a question; « connecte-toi » is found by its pronoun. */
const noQuestion = '(?!-(?!moi|l[ea]s?(?!\\p{L})|y|en))';
/**
 * What precedes a sentence: the start of a line or sentence-ending punctuation, then masked markup.
 */
const sentenceStart = `(?<=(?:^|[.!?…:]\\s+)${maskCharacter}*)`;
/** An object, which follows verbs but not nouns: « Copie des murs » may be either. */
const object = "(?=\\s+(?:les?|la|une?|ce|cette|ces|ton|ta|tes)(?!\\p{L})|\\s+l[’'])";
/** « N’oublie pas », « Ne ferme rien ». */
const refusal = "(?:Ne\\s+|N[’'])\\p{Ll}+[es](?=\\s+(?:pas|plus|jamais|rien)(?!\\p{L}))";

/**
 * Pattern source for the familiar imperative at the start of a sentence or step; elsewhere, as in
 * « elle ouvre », the form is correct. Apply to masked prose, with the flag `m` and without `i`.
 */
export const familiarImperative = `${sentenceStart}(?:(?:${own}|${shared})(?!\\p{L})${noQuestion}|(?:${nouns})${object}|${refusal})`;

/**
 * Whether such a form may be a description in the third person: « - Affiche les murs » of a button.
 */
export function mayBeThirdPerson(form: string): boolean {
  return `${shared}|${nouns}`.split('|').includes(form);
}

/** The same within a sentence, for verbs that have no other subject on a help page. */
export const familiarVerb = `(?<=(?:,|[Pp]uis|et|ou)\\s+)(?:clique|double-clique|fais|refais|mets|remets|prends|reprends|attends|réponds|rends|maintiens|reviens|lis|relis|écris|inscris|réduis|éteins)`;

/** `ton` as a noun: « un ton plus clair », « ton sur ton ». */
const toneBefore = '(?<!(?:une?|le|ce|du|chaque|même|autre|quel|demi|ton\\s+sur)\\s+)';
const toneAfter =
  '(?!\\s+(?:plus|moins|clair|foncé|sombre|vif|chaud|froid|neutre|pastel|sur\\s+ton)(?!\\p{L}))';

/** Pattern source for the words of « tu »; whole words, in any case. */
export const familiarPronouns = `(?:\\p{L}+-)?t(?:u|oi)|te|ta|tes|tiens?|tiennes?|t(?=[’']\\p{L})|${toneBefore}ton${toneAfter}(?=\\s+[\\p{L}${maskCharacter}])`;

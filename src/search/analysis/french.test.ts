import {describe, expect, it} from 'vitest';
import {french} from './french';

/** Stems of the words that count. */
function stems(text: string): string[] {
  return french
    .words(text.normalize('NFC'))
    .flatMap(({role, stem}) => (role === 'stop' ? [] : [stem]));
}

describe('French analysis', () => {
  it.each([
    ['étage', 'etage'],
    ['œil-de-bœuf', 'oeil de boeuf'],
    ['FENÊTRE', 'fenetre'],
    ['e\u0301tage', 'étage'],
    ['l’étage', "l'étage"],
    ['l’étage', 'étage'],
    ['l\u02bcétage', 'l’étage'],
    ["qu'est-ce que l'opacité ?", 'opacité'],
    ['l etage', 'étage'],
    ['jusqu’à l’allège', 'allège'],
    ['«\u00a0plan de fond\u00a0»', 'plan de fond'],
    ['étage\u202f?', 'étage'],
    ['comment créer un étage ?', 'créer étage'],
    ['12,6 m²', '12.6 m2'],
    ['trémie\u00ad', 'trémie'],
    ['échelle 1:100', 'échelle 1/100'],
    ['sa marche po', 'ça marche pas'],
    ['8x6 m', '8 × 6 m'],
    ['cloison de 20cm', 'cloison de 20 cm'],
    ['mur de 3m20', 'mur de 3 m 20'],
    ['chambre de 12m²', 'chambre de 12 m2'],
    ['qu’il fasse 2 m', '2 m'],
    ['quest-ce quun refend', 'refend'],
    ['plan au 1/200e', 'plan au 1/200'],
    ['plan au 1/50ème', 'plan au 1/50'],
    ['à partir d’une photo', 'photo'],
    ['a partir de la photo', 'photo'],
    ['partir d’une photo', 'photo'],
    ['le mur part de travers', 'mur travers'],
    ['il bouge tout le temps', 'bouge'],
    ['en murs tout seul', 'murs'],
    ['metre a l’echelle', 'échelle'],
    ['lit les fichiers', 'fichiers'],
    ['mode Isolement', 'isolement'],
    ['la vue bouge de temps en temps', 'vue bouge'],
    ['plinthes étape par étape', 'plinthes'],
    ['j’ai essayé plusieurs fois un code', 'code'],
    ['ça coupe tous les jours', 'coupe'],
    ['tout à l’heure la vue', 'vue'],
    ['tout ce qui concerne les murs', 'concerne murs'],
    ['un souci au niveau du toit', 'souci toit'],
    ['je me rends compte que le mur penche', 'mur penche'],
    ['l’un par rapport à l’autre', 'l’un à l’autre'],
    ['le mur, du coup, penche', 'mur penche'],
    ['sur mon ordi le mur penche', 'mur penche'],
    ['où se trouve le toit dans le logiciel', 'toit'],
    ['un toit à la place du mur', 'toit mur'],
    ['jai un mur quil refuse daller droit', 'mur droit'],
    ['cest l’épaisseur dun mur', 'épaisseur mur'],
    ['javais deux mètres', 'deux mètres'],
    ['quel navigateur utiliser', 'navigateur'],
    ['depuis la maj de Chrome', 'à jour Chrome'],
    ['où est passée ma maison', 'disparu maison'],
    ['où sont passés mes murs', 'murs'],
    ['tuto piscine', 'piscine'],
    ['la marche à suivre pour un toit', 'toit'],
    ['la solution pour un toit', 'toit'],
    ['mon toit penche je suis perdu', 'toit penche'],
    ['comment fair un toit s’il vous plaît', 'toit'],
    ['comprendre facilement un plan', 'plan'],
    ['juste un plan', 'plan'],
    ['le mur penche à fond', 'mur penche'],
    ['le mur d’en face', 'mur'],
    ['un mur avec le voisin', 'mur'],
    ['le PDF ne passe pas', 'PDF pas'],
    ['où on trouve les arbres', 'arbres'],
    ['rallonger un mur existant', 'rallonger un mur'],
    ['mes plans seront-ils effacés', 'plans effacés'],
  ])('reads %s as %s', (one, other) => {
    expect(stems(one)).toEqual(stems(other));
  });

  it.each([
    ['mur', 'murs'],
    ['niveau', 'niveaux'],
    ['calibrer', 'calibrez'],
    ['calibrer', 'calibrage'],
    ['sélection', 'sélectionner'],
    ['matériel', 'matérielle'],
    ['supprimer', 'supprimé'],
    ['supprimées', 'supprime'],
    ['agrandir', 'agrandissez'],
    ['carreler', 'carrelage'],
    ['afficher', 'affichent'],
    ['réinitialiser', 'réinitialisation'],
    ['copier', 'copie'],
    ['local', 'locaux'],
    ['clôturer', 'clôturé'],
    ['clôturer', 'cloturés'],
    ['clôturer', 'clôturées'],
    ['dupliquer', 'duplication'],
    ['superposer', 'superposition'],
    ['répartir', 'répartition'],
    ['aménager', 'aménage'],
    ['partager', 'partage'],
    ['peindre', 'peignez'],
    ['rejoindre', 'rejoignent'],
    ['construire', 'construit'],
    ['réduire', 'réduisez'],
    ['reconnaître', 'reconnus'],
    ['disparaître', 'disparaissent'],
    ['recevoir', 'reçu'],
    ['ouvrir', 'ouverte'],
    ['suivre', 'suivait'],
    ['perdre', 'perdue'],
    ['descendre', 'descend'],
    ['abattre', 'abattu'],
    ['désinscrire', 'désinscription'],
    ['revenir', 'reviens'],
    ['supprimer', 'supprimerai'],
    ['déplacer', 'déplacerait'],
    ['geler', 'gelait'],
    ['raccourci', 'raccourcit'],
    ['créer', 'créent'],
    ['créer', 'création'],
    ['poser', 'posent'],
  ])('brings %s and %s together', (one, other) => {
    expect(stems(one)).toEqual(stems(other));
  });

  it.each([
    ['passe', 'pas'],
    ['étage', 'été'],
    ['sol', 'solide'],
    ['cave', 'cavité'],
    ['clôture', 'clôturer'],
    ['mot de passe', 'mot de passer'],
    ['pilotis', 'pilote'],
    ['coup', 'couper'],
    ['plantes', 'ça plante'],
    ['mobilier', 'mobile'],
    ['courrier', 'cour'],
    ['échappée', 'Échap'],
    ['devis', 'devient'],
    ['mise à jour', 'mise, jour'],
    ['plantation', 'plante'],
    ['application', 'appliquer'],
    ['partir', 'partie'],
    ['partir', 'partage'],
    ['vue 3D', 'vue 3 D'],
    ['volée', 'volé'],
    ['allée', 'aller à pied'],
    ['palier', 'pâle'],
    ['garde', 'garder'],
    ['données', 'donner'],
    ['entrée', 'entrer'],
    ['allège', 'alléger'],
    ['faîtage', 'faits'],
    ['rosier', 'rose'],
    ['pommier', 'pomme'],
    ['téléphone', 'téléphoner'],
    ['joint', 'point'],
    ['éteindre', 'teindre'],
    ['perdu', 'perron'],
    ['opéra', 'opérer'],
    ['navigation', 'navigateur'],
    ['pieds', 'plain-pied'],
    ['tapis', 'taper'],
    ['une maj', 'la touche maj'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stems(one)).not.toEqual(stems(other));
  });

  it('keeps negations and drops "ne"', () => {
    const roles = french.words('la pièce ne se ferme pas').map(({role}) => role);
    expect(roles).toEqual(['stop', 'content', 'stop', 'stop', 'content', 'negation']);
  });

  it('keeps the letter of a shortcut', () => {
    expect(stems('Ctrl + S')).toEqual(['ctrl', 's']);
    expect(stems('ctrl d')).toEqual(['ctrl', 'd']);
    expect(stems('c puis ctrl')).toEqual(['c', 'ctrl']);
    expect(stems('d + maj')).toEqual(['d', 'maj']);
    expect(stems('c')).toEqual(['c']);
    expect(stems('Ctrl + A')).toEqual(['ctrl', 'a']);
    expect(stems('touche y')).toEqual(['touch', 'y']);
    expect(stems('une touche à part')).toEqual(['touch', 'part']);
    expect(stems('tout sélectionner')).toEqual(['tout', 'selection']);
    expect(stems('pièce en L')).toEqual(['piec', 'l']);
  });

  it.each([
    ['c koi une trémie', 'trémie'],
    ['c quoi le magnétisme', 'magnétisme'],
    ['g perdu mon projet', 'perdu projet'],
    ['jai un plan', 'plan'],
  ])('hears how "%s" is said', (spoken, meant) => {
    expect(stems(spoken)).toEqual(stems(meant));
  });

  it.each([
    ['terrasse', 'terase'],
    ['dessiner', 'deciner'],
    ['graphique', 'grafique'],
    ['escalier', 'éscalié'],
    ['tapisserie', 'tapiserie'],
    ['raccourci', 'racourci'],
    ['peinture', 'pinture'],
    ['grille', 'grye'],
    ['compte', 'conte'],
    ['garage', 'garaje'],
  ])('hears %s in %s', (right, wrong) => {
    const sounds = [right, wrong].map((word) => french.sound(french.words(word)[0]?.surface ?? ''));
    expect(sounds[0]).toBe(sounds[1]);
  });

  it.each([
    ['ce que vous avez sur moi', 'sur moi'],
    ['un par un', 'un par'],
    ['pour moi', ''],
    ['un par mur', 'mur'],
  ])('hears what the small words of "%s" tell together', (text, told) => {
    expect(stems(text)).toEqual(told ? [told] : []);
  });

  it('keeps the words of set phrases where they are meant', () => {
    expect(stems('fermer mon compte')).toEqual(['ferm', 'compte']);
    expect(stems('le niveau d’un étage')).toEqual(['niveau', 'etag']);
    expect(stems('un nouveau projet')).toEqual(['nouveau', 'projet']);
    expect(stems('mon mot de passe')).toEqual(['mot', 'passe']);
    expect(stems('où est passée ma clé')).toEqual(['cle']);
  });

  it('finds a word that is all there is, though it is small elsewhere', () => {
    expect(french.words('tuto').map(({stem}) => stem)).toEqual(['tuto']);
  });

  it('takes a word for a word that every object of the language knows', () => {
    expect(stems('constructor')).toEqual(['constructor']);
  });

  it('says where each word stands', () => {
    const text = 'Ouvrir l’étage';
    const words = french.words(text);
    expect(words.map(({start, end}) => text.slice(start, end))).toEqual(['Ouvrir', 'l', 'étage']);
  });
});

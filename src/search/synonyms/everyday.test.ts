import {describe, expect, it} from 'vitest';
import {analysisOf} from '../analysis/analysisOf';
import {TextReader} from '../indexing/TextReader';
import {Concepts} from './Concepts';
import {synonymGroups} from './synonymGroups';

it.each([
  ['fr', 'stairs', 'staircase'],
  ['en', 'stairs', 'escalier'],
  ['fr', 'save', 'save'],
  ['fr', 'borrowed-piscine', 'swimming pool'],
] as const)(
  'pages in %s recognize %s by the other-language word “%s”',
  (language, name, borrowed) => {
    expect(synonymGroups(language).find((group) => group.name === name)?.borrowed).toContain(
      borrowed,
    );
  },
);

/** The everyday synonym groups that a text mentions. */
function everydayOf(language: 'en' | 'fr', text: string): string[] {
  const analysis = analysisOf(language);
  const concepts = new Concepts(analysis, synonymGroups(language), () => undefined);
  return new TextReader(analysis, concepts)
    .read(text)
    .mentions.map(({concept}) => concept)
    .filter((concept) => /^§(?:everyday|furniture)/.test(concept));
}

it('distinguishes joined walls from the keys of the keyboard', () => {
  const joining = everydayOf('fr', 'relier');
  expect(everydayOf('fr', 'deux murs ne se touchent pas')).toEqual(expect.arrayContaining(joining));
  const keys = ['lire les touches', 'coller'].flatMap((text) => everydayOf('fr', text));
  expect(keys.filter((concept) => joining.includes(concept))).toEqual([]);
});

it('does not take “fine last week” for a lost project', () => {
  const lost = everydayOf('fr', 'projet perdu');
  const told = everydayOf('fr', 'la 3D s’affichait très bien la semaine dernière');
  expect(told.filter((concept) => lost.includes(concept))).toEqual([]);
});

it('does not take a terrace at floor level for a measurement in feet', () => {
  const units = everydayOf('fr', 'pieds');
  expect(units).not.toEqual([]);
  expect(everydayOf('fr', 'terrasse de plain-pied').filter((one) => units.includes(one))).toEqual(
    [],
  );
});

it.each([
  ['coller un meuble', 'Réunir deux pièces'],
  ['allonger un mur', 'Le motif est étiré'],
  ['vue éclatée', 'Sélectionner plusieurs meubles'],
  ['un cellier', 'Un téléphone'],
  ['le salon', 'La cuisine'],
  ['un poster', 'Rien ne s’affiche'],
  ['des pavés', 'Le pavé numérique'],
])('“%s” shares no meaning with “%s”', (query, title) => {
  const meant = everydayOf('fr', query);
  expect(everydayOf('fr', title).filter((concept) => meant.includes(concept))).toEqual([]);
});

it('does not take a key held during a click for a move', () => {
  const moving = everydayOf('en', 'move');
  const held = everydayOf('en', 'shift click does not work');
  expect(held.filter((concept) => moving.includes(concept))).toEqual([]);
});

describe.each([
  ['fr', 'pass oublié', 'Votre mot de passe'],
  ['fr', 'télécharger mon plan', 'Importer le fichier'],
  ['fr', 'elle a disparu', 'Elle n’apparaît pas'],
  ['fr', 'trois spots', 'Déplacer un meuble'],
  ['fr', 'poteaux à distance égale', 'Répartir'],
  ['fr', 'un natel', 'Sur un téléphone'],
  ['fr', 'ma banque', 'Les paiements'],
  ['fr', 'une arnaque', 'Je pense qu’on a piraté mon compte'],
  ['fr', 'un chêne et un noyer', 'Planter des arbres'],
  ['en', 'my bank', 'Payments'],
  ['en', 'a hexagon', 'Draw walls'],
  ['en', 'the meadow', 'Outside the house'],
  ['fr', 'augmenter la hauteur', 'Agrandir'],
  ['fr', 'murs qui ne se touchent pas', 'Un contour qui ne se ferme pas'],
  ['fr', 'ça ne fait pas de pièce', 'Un contour qui ne se ferme pas'],
  ['fr', 'elle mesure 0 m2', 'Un contour qui ne se ferme pas'],
  ['fr', 'mur bicolore', 'Mettre deux décors sur un même mur'],
  ['fr', 'peindre la moitié du mur', 'Mettre deux décors sur un même mur'],
  ['fr', 'un plan papier, comment je le met dedans', 'Importer le fichier'],
  ['fr', 'il n’arrive jamais', 'Je ne reçois rien'],
  ['fr', 'Bitwarden', 'Un gestionnaire de mots de passe'],
  ['fr', 'c’est invisible', 'Cela n’apparaît pas'],
  ['fr', 'formule de Blondel', 'Un giron'],
  ['fr', 'ma classe', 'Mon compte vient de mon école'],
  ['fr', 'le chambranle', 'Placer une porte'],
  ['fr', 'contre-cloison', 'Changer l’épaisseur'],
  ['fr', 'un mur en agglo', 'Mur porteur'],
  ['fr', 'les solives', 'La dalle'],
  ['fr', 'le balisage', 'Exemples de mise en forme'],
  ['en', 'table markup', 'Markdown samples'],
  ['fr', 'zoom étendue', 'Ajuster le plan à l’écran'],
  ['fr', 'centrer la vue', 'Ajuster le plan à l’écran'],
  ['fr', 'centrer des chaises', 'Répartir'],
  ['fr', 'mettre à la même distance', 'Répartir'],
  ['fr', 'sous pente', 'Aménager les combles'],
  ['fr', 'navigation 3D', 'Se déplacer'],
  ['fr', 'scroller', 'La molette'],
  ['fr', 'quel fureteur', 'Votre navigateur'],
  ['fr', 'ça tourne en boucle', 'La vue 3D ne charge pas'],
  ['fr', 'le petit rond tourne', 'La vue 3D ne charge pas'],
  ['fr', 'la 3D n’arrive jamais', 'La vue 3D ne charge pas'],
  ['fr', 'effacer en 1 fois', 'Plusieurs éléments'],
  ['fr', 'sans les prendre une par une', 'Plusieurs éléments'],
  ['fr', 'ce que vous avez sur moi', 'Données personnelles'],
  ['fr', 'mon abo', 'Votre abonnement'],
  ['fr', 'il faut combien de lettres', 'Combien de caractères'],
  ['fr', 'je garais ma voiture', 'Un parking'],
  ['fr', '1 cm égale 1 m', 'Mettre à l’échelle un plan sans cotes'],
  ['fr', 'l’escalier est trop petit', 'L’escalier ne monte pas'],
  ['fr', 'la tablette de mon ex', 'Un ordinateur partagé'],
  ['fr', 'ma maison n’est plus dans mes projets', 'Projet perdu'],
  ['fr', 'pour voir le reste', 'Déplacer la vue'],
  ['en', 'what you know about me', 'Personal data'],
  ['en', 'how many letters and numbers', 'How many characters'],
  ['en', 'my house faces north', 'Set the sun'],
  ['en', 'grass coming through', 'The lawn runs through the house'],
  ['en', 'the rug under a table', 'The item hidden underneath'],
  ['fr', 'un mur de 2m50', 'Choisir l’unité'],
  ['fr', 'le reculement', 'Placer l’escalier'],
  ['fr', 'facebook', 'Se connecter avec Google'],
  ['fr', 'les mots techniques', 'Lexique'],
  ['en', 'center view', 'Fit the plan to the screen'],
  ['en', 'spinning forever', 'The 3D view never finishes loading'],
  ['en', 'vmware', 'Remote desktop'],
  ['fr', 'osnap', 'Utiliser le magnétisme'],
  ['fr', 'mode ortho', 'Tracer à angle droit'],
  ['fr', 'sélection par fenêtre', 'Le rectangle de sélection'],
  ['en', 'zoom extents', 'Fit the plan on screen'],
  ['en', 'sliding door', 'Place a door'],
  ['en', 'déverrouiller', 'Unlock the plan'],
  ['en', 'afficher', 'Show the floor'],
  ['fr', 'quelqu’un s’est connecté', 'On a piraté mon compte'],
  ['fr', 'téléphoner à un conseiller', 'Contacter l’assistance'],
  ['fr', 'ce que j’ai dessiné hier', 'Projet perdu'],
  ['fr', 'la vue trois d', 'La vue 3D'],
  ['en', 'speak to someone', 'Contact support'],
  ['en', 'what I drew yesterday', 'Lost project'],
  ['fr', 'cote hors œuvre', 'Mesurer à l’axe'],
  ['fr', 'mon adresse gmail', 'Votre adresse e-mail'],
  ['fr', 'le plan du premier', 'Ajouter un étage'],
  ['fr', 'un pdf avec mot de passe', 'Le PDF est protégé'],
  ['fr', 'délimiter ma propriété', 'Dessiner le terrain'],
  ['en', 'user guide', 'First steps'],
  ['en', 'password protected pdf', 'The PDF is protected'],
  ['fr', 'baptiser ma chambre', 'Nommer une pièce'],
  ['fr', 'un poulailler', 'Placer un cabanon'],
  ['fr', 'poser du lino', 'Choisir le parquet'],
  ['fr', 'payer par virement', 'Votre abonnement'],
  ['en', 'a skylight', 'Place a window'],
  ['en', 'vinyl', 'A wood floor'],
  ['fr', 'planter un cerisier', 'Choisir un arbre'],
  ['fr', 'mettre un tabouret', 'Placer un meuble'],
  ['en', 'lavender', 'Add trees'],
  ['en', 'a bedside table', 'Place furniture'],
  ['en', 'walls don’t touch', 'My room won’t close'],
  ['en', 'two-tone wall', 'Put two finishes on one wall'],
  ['en', 'wrong password', 'My password is rejected'],
  ['en', 'my password is incorrect', 'My password is rejected'],
  ['en', 'the cursor sticks to points', 'Snapping'],
  ['en', 'deleted by accident', 'Undo'],
  ['en', 'open to below', 'A mezzanine'],
  ['en', 'lines do not become walls', 'The software does not recognise the walls'],
  ['fr', 'mes traits ne deviennent pas des murs', 'Le logiciel ne reconnaît pas les murs'],
  ['fr', 'copier de bas en haut', 'Ajouter un étage'],
  ['fr', 'attraper le tapis', 'Un meuble'],
  ['fr', 'supprimé sans le vouloir', 'Annuler'],
  ['fr', 'le pointeur se colle partout', 'Le magnétisme'],
  ['fr', 'je n’y connais rien', 'Débuter'],
  ['fr', 'le plan de la semaine dernière', 'Projet perdu'],
  ['en', '3D was fine last week', 'It worked before the update'],
  ['fr', 'se promener, marcher dans la maison', 'Se déplacer en 3D'],
  ['fr', 'voir la maison la nuit', 'Régler le soleil'],
  ['fr', 'le papier est au cinquantième', 'Combien de centimètres'],
  ['fr', 'mon compte bloqué', 'Mot de passe oublié'],
  ['fr', 'une activité suspecte', 'On a piraté mon compte'],
  ['fr', 'mon travail s’est envolé', 'Projet perdu'],
  ['fr', 'je ne vois que du ciel', 'Écran noir'],
  ['fr', 'sur mon cell', 'Un téléphone'],
  ['fr', 'tasser les meubles', 'Déplacer un élément'],
  ['fr', 'éclater un bloc', 'Dissocier un groupe'],
  ['fr', 'une cuisine ouverte', 'Réunir deux pièces'],
  ['fr', 'galandage', 'Porte coulissante'],
  ['fr', 'les icônes', 'La barre d’outils'],
  ['fr', 'mon séjour', 'Votre salon'],
  ['en', 'the house at night', 'Set the sun'],
  ['en', 'account locked', 'Forgotten password'],
  ['en', 'suspicious activity', 'My account was hacked'],
  ['en', 'my college', 'A school account'],
  ['en', 'I only see the sky', 'Black screen'],
  ['en', 'take the lid off', 'Remove the roof'],
  ['en', 'the icons', 'The toolbar'],
  ['en', 'my lounge', 'The living room'],
  ['fr', 'le périmètre', 'Fermer le contour'],
  ['fr', 'un pense-bête', 'Aide-mémoire'],
  ['fr', 'la lumière du matin', 'Régler le soleil'],
  ['fr', 'indiquer le nord', 'Régler le soleil'],
  ['fr', 'une galerie', 'Créer une terrasse'],
  ['fr', 'à l’arrière de la maison', 'Aménagement extérieur'],
  ['fr', 'la rampe', 'Poser un garde-corps'],
  ['fr', 'un lien trop vieux', 'Le lien a expiré'],
  ['fr', 'une session sur le pc du bureau', 'Un ordinateur partagé'],
  ['fr', 'la version papier', 'Imprimer la liste'],
  ['fr', 'le mail n’arrive pas', 'Je ne reçois rien'],
  ['fr', 'un lit plus grand que la chambre', 'Les meubles sont énormes'],
  ['fr', 'la 3D se coupe', 'La vue se fige'],
  ['fr', 'collé à mon doigt', 'Suivre la souris'],
  ['fr', 'un diagnostic', 'Tester votre navigateur'],
  ['fr', 'supprimer en lot', 'Sélectionner'],
  ['fr', 'un bout de mur', 'Un petit morceau'],
  ['fr', 'un PDF volumineux', 'Un fichier trop lourd'],
  ['fr', 'j’ai de l’herbe dans le salon', 'La pelouse traverse la maison'],
  ['fr', 'le tapis sous la table', 'L’objet caché dessous'],
  ['fr', 'impossible de sélectionner', 'Le rectangle ne sélectionne rien'],
  ['fr', 'je ne me souviens plus', 'Mot de passe oublié'],
  ['fr', 'je voudrais vous écrire', 'Contacter l’assistance'],
  ['fr', 'quelqu’un est entré dans mon compte', 'On a piraté mon compte'],
  ['fr', 'on ne peut pas cliquer', 'Le bouton est grisé'],
  ['fr', 'ça prend la pelouse', 'Je sélectionne toujours l’herbe'],
  ['fr', 'au mauvais endroit', 'Déplacer un élément'],
  ['fr', 'mon plafond est trop bas', 'La hauteur sous plafond'],
  ['fr', 'il ne veut pas prendre mon pdf', 'Le fichier est refusé'],
  ['fr', 'un toit sur ma terrasse', 'Ma terrasse a un plafond'],
  ['fr', 'l’ancienne version', 'La version précédente'],
  ['fr', 'un salon cathédrale', 'Une mezzanine'],
  ['fr', 'un vide entre les étages', 'L’étage flotte'],
  ['en', 'sun in the morning', 'Set the sun'],
  ['en', 'the perimeter', 'Close the outline'],
  ['en', 'how do I use this', 'First steps'],
  ['en', 'does it save automatically', 'Autosave'],
  ['en', 'I got no email', 'Receive the link'],
  ['en', 'it won’t take my pdf', 'The file is rejected'],
  ['en', 'my ceiling is too low', 'The ceiling height'],
  ['en', 'cut a wall in half', 'Split a wall'],
  ['en', 'I can’t select anything', 'The rectangle selects nothing'],
  ['en', 'shift everything to the left', 'Move several items'],
  ['en', 'someone got into my account', 'My account has been hacked'],
  ['en', 'a door in the wrong spot', 'Move an item'],
  ['en', 'every click picks the grass', 'I keep selecting the grass'],
  ['en', 'I can’t click delete', 'The button is greyed out'],
  ['en', 'is my computer good enough', 'Test your browser'],
  ['fr', 'des stickers', 'Poser du papier peint'],
  ['fr', 'une allée en pavés', 'Choisir le gravier'],
  ['fr', 'un œil-de-bœuf', 'Placer une fenêtre'],
  ['fr', 'un duplicata', 'Dupliquer'],
  ['fr', 'le plan en filigrane', 'Un plan pâle'],
  ['en', 'the jargon', 'Glossary'],
  ['fr', 'm’inscrire sur le site', 'Il vous faut un compte'],
  ['en', 'registration', 'You need an account'],
  ['en', 'unregister', 'The link to unsubscribe'],
  ['en', 'a log cabin', 'A greenhouse'],
] as const)('in %s', (language, query, title) => {
  it(`“${query}” shares a meaning with “${title}”`, () => {
    const shared = everydayOf(language, query).filter((concept) =>
      everydayOf(language, title).includes(concept),
    );
    expect(shared).not.toEqual([]);
  });
});

it.each([
  ['fr', 'désinscription', 'Il vous faut un compte'],
  ['en', 'unregister', 'You need an account'],
] as const)('in %s “%s” shares no meaning with “%s”', (language, query, title) => {
  const meant = everydayOf(language, title);
  expect(everydayOf(language, query).filter((concept) => meant.includes(concept))).toEqual([]);
});

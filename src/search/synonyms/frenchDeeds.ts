/**
 * Groups of French verbs that go with anything: in « enlever le toit » it is the roof that
 * tells pages apart.
 */
export const frenchDeeds: readonly (readonly string[])[] = [
  [
    'supprimer',
    'effacer',
    'enlever',
    'retirer',
    'ôter',
    'virer',
    'suppression',
    'détruire',
    'éliminer',
    'vider',
    'supr',
    'supp',
    'suppr',
  ],
  ['modifier', 'changer', 'remplacer', 'modification', 'changement', 'éditer', 'corriger'],
  ['ajouter', 'rajouter', 'poser', 'placer', 'insérer', 'créer', 'ajout', 'création', 'installer'],
];

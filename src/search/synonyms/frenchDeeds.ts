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
    'nettoyer',
    'purger',
    'jeter',
    'gommer',
    'bazarder',
    'dégager',
  ],
  [
    'modifier',
    'changer',
    'remplacer',
    'modification',
    'changement',
    'éditer',
    'corriger',
    'rectifier',
    'peaufiner',
    'fignoler',
    'retoucher',
    'ajuster',
  ],
  ['ajouter', 'rajouter', 'poser', 'placer', 'insérer', 'créer', 'ajout', 'création', 'installer'],
];

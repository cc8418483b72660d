/**
 * The terms of the site in both languages, each with a one-sentence definition and the synonyms
 * that readers type. Used by the notes of `<Term name="…">`, by the glossary page and by the
 * synonyms of the search. Keys are English, in kebab-case. This module must not import anything.
 */

/**
 * A term in one language: the only word that articles may use for the thing, and its definition.
 */
interface GlossaryWord {
  readonly term: string;
  /** One sentence of at most 25 words. */
  readonly definition: string;
}

export interface GlossaryEntry {
  readonly en: GlossaryWord;
  readonly fr: GlossaryWord;
  /** Words that readers type but articles avoid; the search treats them as synonyms of the term. */
  readonly synonyms: Readonly<Record<'en' | 'fr', readonly string[]>>;
}

export const glossary = {
  wall: {
    en: {
      term: 'wall',
      definition: 'An upright surface that encloses the house or divides it into rooms.',
    },
    fr: {
      term: 'mur',
      definition: 'Une paroi verticale qui ferme la maison ou la divise en pièces.',
    },
    synonyms: {en: ['outer wall', 'exterior wall'], fr: ['paroi', 'mur extérieur']},
  },
  partition: {
    en: {
      term: 'partition',
      definition: 'A thin inside wall that divides rooms and bears no load.',
    },
    fr: {
      term: 'cloison',
      definition: 'Un mur intérieur mince qui sépare deux pièces sans rien porter.',
    },
    synonyms: {
      en: [
        'partition wall',
        'inner wall',
        'interior wall',
        'dividing wall',
        'room divider',
        'stud wall',
        'drywall',
        'plasterboard',
        'sheetrock',
      ],
      fr: [
        'mur intérieur',
        'séparation',
        'placo',
        'placoplâtre',
        'plaque de plâtre',
        'Gyproc',
        'BA13',
        'gypse',
      ],
    },
  },
  'load-bearing-wall': {
    en: {
      term: 'load-bearing wall',
      definition:
        'A wall that carries the floors or the roof above it; only a professional can tell which walls do.',
    },
    fr: {
      term: 'mur porteur',
      definition:
        'Un mur qui soutient les planchers ou le toit ; seul un professionnel peut l’identifier.',
    },
    synonyms: {
      en: ['bearing wall', 'structural wall', 'supporting wall'],
      fr: ['refend', 'mur de refend'],
    },
  },
  'shared-wall': {
    en: {term: 'shared wall', definition: 'A wall that two rooms or two homes have in common.'},
    fr: {
      term: 'mur mitoyen',
      definition: 'Un mur qui sépare deux logements ; entre deux pièces, il s’appelle mur commun.',
    },
    synonyms: {en: ['party wall', 'common wall'], fr: ['mur commun', 'mur partagé']},
  },
  'glass-partition': {
    en: {
      term: 'glass partition',
      definition: 'A partition made of glass, which divides a space and lets the light through.',
    },
    fr: {
      term: 'cloison vitrée',
      definition: 'Une cloison en verre, qui sépare deux espaces et laisse passer la lumière.',
    },
    synonyms: {
      en: ['glazed partition', 'glass wall'],
      fr: ['verrière', 'mur vitré'],
    },
  },
  'half-wall': {
    en: {
      term: 'half wall',
      definition: 'A wall that stops well below the ceiling, often at waist height.',
    },
    fr: {
      term: 'demi-mur',
      definition:
        'Un mur qui s’arrête bien avant le plafond, souvent à hauteur de taille ; dehors, c’est un muret.',
    },
    synonyms: {en: ['low wall', 'pony wall', 'knee wall'], fr: ['mur bas', 'muret', 'murette']},
  },
  room: {
    en: {
      term: 'room',
      definition: 'A space that walls enclose completely, with a name and an area.',
    },
    fr: {
      term: 'pièce',
      definition: 'Un espace entièrement fermé par des murs, avec un nom et une surface.',
    },
    synonyms: {en: ['living space'], fr: ['salle', 'chambre', 'local']},
  },
  area: {
    en: {term: 'area', definition: 'The size of a room’s floor, in square metres.'},
    fr: {term: 'surface', definition: 'L’étendue du sol d’une pièce, en mètres carrés.'},
    synonyms: {
      en: ['floor area', 'surface area', 'square metres', 'square meters', 'square footage', 'm2'],
      fr: ['superficie', 'mètres carrés', 'métrage', 'm2'],
    },
  },
  floor: {
    en: {
      term: 'floor',
      definition: 'One level of the house, such as the ground floor or the upper floor.',
    },
    fr: {
      term: 'étage',
      definition: 'Un niveau de la maison, comme le rez-de-chaussée ou le premier étage.',
    },
    synonyms: {
      en: ['storey', 'story', 'level', 'upper floor', 'upstairs'],
      fr: ['niveau'],
    },
  },
  'ground-floor': {
    en: {term: 'ground floor', definition: 'The floor at the level of the street or the garden.'},
    fr: {term: 'rez-de-chaussée', definition: 'L’étage de plain-pied avec la rue ou le jardin.'},
    synonyms: {
      en: ['main floor', 'street level', 'downstairs'],
      fr: ['RDC', 'niveau 0', 'plain-pied', 'rez de jardin'],
    },
  },
  basement: {
    en: {term: 'basement', definition: 'A floor that lies wholly or partly below the ground.'},
    fr: {term: 'sous-sol', definition: 'Un étage enterré, en tout ou en partie.'},
    synonyms: {
      en: ['cellar', 'underground floor', 'lower level'],
      fr: ['cave', 'sous sol', 'niveau enterré'],
    },
  },
  attic: {
    en: {
      term: 'attic',
      definition: 'The space under the roof, with or without headroom to live in.',
    },
    fr: {term: 'combles', definition: 'L’espace situé sous le toit, aménageable ou non.'},
    synonyms: {
      en: ['loft', 'roof space'],
      fr: ['grenier', 'galetas', 'mansarde', 'soupente', 'sous les toits'],
    },
  },
  'floor-surface': {
    en: {
      term: 'floor surface',
      definition: 'The surface people walk on and its covering: wood, tile or carpet.',
    },
    fr: {
      term: 'sol',
      definition:
        'La surface sur laquelle on marche et son revêtement : parquet, carrelage ou moquette.',
    },
    synonyms: {
      en: ['flooring', 'floor covering', 'floorboards', 'parquet', 'carpet'],
      fr: ['parquet', 'revêtement', 'moquette'],
    },
  },
  'floor-slab': {
    en: {
      term: 'floor slab',
      definition: 'The thickness of concrete or timber that separates two floors.',
    },
    fr: {term: 'plancher', definition: 'L’épaisseur de béton ou de bois qui sépare deux étages.'},
    synonyms: {en: ['slab', 'concrete slab'], fr: ['dalle', 'dalle béton']},
  },
  ceiling: {
    en: {term: 'ceiling', definition: 'The surface above your head in a room.'},
    fr: {term: 'plafond', definition: 'La surface qui ferme une pièce par le haut.'},
    synonyms: {en: ['suspended ceiling', 'false ceiling'], fr: ['faux plafond']},
  },
  'ceiling-height': {
    en: {
      term: 'ceiling height',
      definition: 'The distance from the finished floor of a room to its ceiling.',
    },
    fr: {
      term: 'hauteur sous plafond',
      definition: 'La distance entre le sol fini d’une pièce et son plafond.',
    },
    synonyms: {en: ['room height'], fr: ['HSP']},
  },
  'storey-height': {
    en: {
      term: 'storey height',
      definition:
        'The distance from the floor of one storey to the floor of the next, slab included.',
    },
    fr: {
      term: 'hauteur d’étage',
      definition:
        'La distance entre le sol d’un étage et le sol de l’étage suivant, plancher compris.',
    },
    synonyms: {
      en: ['floor-to-floor height', 'story height', 'level height'],
      fr: ['sol à sol', 'hauteur de niveau'],
    },
  },
  stairs: {
    en: {term: 'stairs', definition: 'A flight of steps that leads from one floor to another.'},
    fr: {term: 'escalier', definition: 'Une suite de marches qui mène d’un étage à l’autre.'},
    synonyms: {en: ['staircase', 'stairway', 'steps'], fr: ['marches', 'cage d’escalier']},
  },
  stairwell: {
    en: {
      term: 'stairwell',
      definition: 'The opening cut in a floor slab, usually for stairs.',
    },
    fr: {
      term: 'trémie',
      definition: 'L’ouverture découpée dans un plancher, le plus souvent pour un escalier.',
    },
    synonyms: {
      en: ['stair opening', 'floor opening', 'stair hole', 'hole in the floor'],
      fr: [
        'trou d’escalier',
        'trou dans le plafond',
        'trou dans le plancher',
        'ouverture d’escalier',
      ],
    },
  },
  'stairwell-shaft': {
    en: {term: 'stair shaft', definition: 'The full height of the space in which the stairs rise.'},
    fr: {
      term: 'cage d’escalier',
      definition: 'Le volume dans lequel monte l’escalier, sur toute sa hauteur.',
    },
    synonyms: {en: ['stair enclosure'], fr: ['cage']},
  },
  'double-height-void': {
    en: {
      term: 'double-height void',
      definition: 'A space left open over two floors, often above the living room.',
    },
    fr: {
      term: 'vide sur séjour',
      definition: 'Un espace ouvert sur deux étages, souvent au-dessus du séjour.',
    },
    synonyms: {
      en: ['mezzanine', 'double height', 'atrium'],
      fr: ['mezzanine', 'double hauteur', 'vide sur salon'],
    },
  },
  landing: {
    en: {
      term: 'landing',
      definition: 'The flat area at the top of the stairs or between two flights.',
    },
    fr: {
      term: 'palier',
      definition: 'La surface plane en haut de l’escalier ou entre deux volées.',
    },
    synonyms: {en: ['stair landing'], fr: ['palier d’étage']},
  },
  railing: {
    en: {
      term: 'railing',
      definition: 'A barrier that keeps people from falling from stairs, a balcony or a terrace.',
    },
    fr: {
      term: 'garde-corps',
      definition:
        'Une barrière qui empêche de tomber d’un escalier, d’un balcon ou d’une terrasse.',
    },
    synonyms: {
      en: ['guard rail', 'guardrail', 'balustrade', 'banister', 'barrier'],
      fr: ['rambarde', 'balustrade', 'barrière', 'garde-fou'],
    },
  },
  handrail: {
    en: {term: 'handrail', definition: 'The rail you hold as you go up or down the stairs.'},
    fr: {term: 'main courante', definition: 'La barre que suit la main le long de l’escalier.'},
    synonyms: {en: ['stair rail'], fr: ['rampe', 'rampe d’escalier']},
  },
  opening: {
    en: {term: 'opening', definition: 'A hole in a wall, with or without a door or a window.'},
    fr: {term: 'ouverture', definition: 'Un vide dans un mur, avec ou sans porte ou fenêtre.'},
    synonyms: {en: ['wall opening', 'bay'], fr: ['baie']},
  },
  door: {
    en: {term: 'door', definition: 'A panel that opens and closes a way through a wall.'},
    fr: {term: 'porte', definition: 'Le battant qui ferme un passage dans un mur.'},
    synonyms: {en: ['doorway', 'entrance door'], fr: ['menuiserie', 'porte d’entrée']},
  },
  window: {
    en: {term: 'window', definition: 'A glazed frame that lets light and air through a wall.'},
    fr: {term: 'fenêtre', definition: 'Un châssis vitré qui laisse entrer l’air et la lumière.'},
    synonyms: {en: ['casement'], fr: ['menuiserie', 'châssis']},
  },
  'french-window': {
    en: {
      term: 'French window',
      definition: 'A glazed door that opens onto the outside.',
    },
    fr: {
      term: 'porte-fenêtre',
      definition: 'Une fenêtre de la hauteur d’une porte, qui s’ouvre sur l’extérieur.',
    },
    synonyms: {
      en: ['patio door', 'glass door', 'french door'],
      fr: ['baie vitrée', 'porte vitrée'],
    },
  },
  'sill-height': {
    en: {term: 'sill height', definition: 'The distance from the floor to the bottom of a window.'},
    fr: {term: 'hauteur d’allège', definition: 'La distance entre le sol et le bas d’une fenêtre.'},
    synonyms: {en: ['window sill', 'sill'], fr: ['allège', 'appui de fenêtre']},
  },
  'skirting-board': {
    en: {
      term: 'skirting board',
      definition: 'The strip that covers the foot of a wall, where it meets the floor.',
    },
    fr: {
      term: 'plinthe',
      definition: 'La bande qui couvre le bas d’un mur, à la jonction avec le sol.',
    },
    synonyms: {en: ['baseboard', 'skirting'], fr: ['bas de mur']},
  },
  cornice: {
    en: {
      term: 'cornice',
      definition: 'A moulding that runs along the top of a wall, where it meets the ceiling.',
    },
    fr: {
      term: 'corniche',
      definition: 'Une moulure qui court en haut d’un mur, à la jonction avec le plafond.',
    },
    synonyms: {en: ['crown moulding', 'crown molding', 'coving'], fr: ['moulure']},
  },
  'wall-face': {
    en: {
      term: 'wall face',
      definition: 'One of the two sides of a wall, inner or outer; each has its own style.',
    },
    fr: {
      term: 'face',
      definition:
        'L’un des deux côtés d’un mur, intérieur ou extérieur ; chacun a son propre style.',
    },
    synonyms: {en: ['wall side', 'side of a wall'], fr: ['côté', 'face du mur']},
  },
  paint: {
    en: {
      term: 'paint',
      definition: 'A plain colour applied to a wall, a ceiling or a piece of furniture.',
    },
    fr: {
      term: 'peinture',
      definition: 'Une couleur unie appliquée sur un mur, un plafond ou un meuble.',
    },
    synonyms: {
      en: ['colour', 'color', 'painting'],
      fr: ['couleur', 'teinte', 'peindre', 'repeindre'],
    },
  },
  wallpaper: {
    en: {
      term: 'wallpaper',
      definition: 'A patterned covering that, in a real house, is pasted on the wall.',
    },
    fr: {
      term: 'papier peint',
      definition: 'Un revêtement à motif qui, dans la vraie maison, se colle au mur.',
    },
    synonyms: {en: ['wall paper', 'wallcovering'], fr: ['tapisserie', 'tapisser']},
  },
  tile: {
    en: {
      term: 'tile',
      definition: 'A hard, flat piece laid side by side with others on a floor or a wall.',
    },
    fr: {
      term: 'carrelage',
      definition:
        'Un revêtement de carreaux posés côte à côte, au sol ou au mur ; au mur, il s’appelle aussi faïence.',
    },
    synonyms: {en: ['tiles', 'tiling', 'ceramic'], fr: ['faïence', 'carreau', 'carreler']},
  },
  cladding: {
    en: {term: 'cladding', definition: 'The outer skin of a façade, in wood, stone or metal.'},
    fr: {
      term: 'bardage',
      definition: 'L’habillage extérieur d’une façade, en bois, en pierre ou en métal.',
    },
    synonyms: {en: ['siding', 'facing', 'weatherboard'], fr: ['parement', 'habillage de façade']},
  },
  render: {
    en: {
      term: 'render',
      definition: 'A thin coat of mortar or plaster that covers and protects a wall.',
    },
    fr: {
      term: 'enduit',
      definition: 'Une fine couche de mortier ou de plâtre qui couvre et protège un mur.',
    },
    synonyms: {en: ['plaster', 'stucco', 'rendering coat'], fr: ['crépi', 'plâtre']},
  },
  texture: {
    en: {term: 'texture', definition: 'The image of a material, repeated over a surface.'},
    fr: {term: 'texture', definition: 'L’image d’une matière, répétée sur une surface.'},
    synonyms: {en: ['pattern', 'material'], fr: ['motif', 'matière', 'matériau']},
  },
  matt: {
    en: {term: 'matt', definition: 'Describes a surface without reflections.'},
    fr: {term: 'mat', definition: 'Se dit d’une surface qui ne renvoie pas de reflet.'},
    synonyms: {en: ['matte', 'flat finish'], fr: ['mate']},
  },
  shiny: {
    en: {term: 'shiny', definition: 'Describes a surface that reflects light.'},
    fr: {term: 'brillant', definition: 'Se dit d’une surface qui renvoie la lumière.'},
    synonyms: {en: ['glossy', 'gloss'], fr: ['laqué']},
  },
  opacity: {
    en: {
      term: 'opacity',
      definition:
        'How much a surface or an image hides of what is behind it: nothing at 0%, everything at 100%.',
    },
    fr: {
      term: 'opacité',
      definition:
        'La capacité d’une surface ou d’une image à cacher ce qui est derrière elle : nulle à 0 %, complète à 100 %.',
    },
    synonyms: {
      en: ['transparency', 'transparent', 'see-through'],
      fr: ['transparence', 'transparent'],
    },
  },
  garden: {
    en: {term: 'garden', definition: 'The planted ground around the house.'},
    fr: {term: 'jardin', definition: 'Le terrain planté autour de la maison.'},
    synonyms: {
      en: ['yard', 'backyard', 'outdoors', 'landscaping'],
      fr: ['extérieur', 'espace vert', 'aménagement paysager'],
    },
  },
  terrace: {
    en: {term: 'terrace', definition: 'A flat outdoor floor, level with the ground or raised.'},
    fr: {
      term: 'terrasse',
      definition: 'Une surface plane aménagée dehors, au niveau du sol ou surélevée.',
    },
    synonyms: {
      en: ['patio', 'deck', 'decking', 'paving'],
      fr: ['patio', 'dallage', 'deck', 'terrasse en bois'],
    },
  },
  balcony: {
    en: {
      term: 'balcony',
      definition: 'A platform that juts out from the façade, with a railing around it.',
    },
    fr: {
      term: 'balcon',
      definition: 'Une plateforme en saillie sur la façade, bordée d’un garde-corps.',
    },
    synonyms: {en: ['loggia'], fr: ['loggia']},
  },
  lawn: {
    en: {term: 'lawn', definition: 'Ground covered with short grass.'},
    fr: {term: 'pelouse', definition: 'Un terrain couvert d’herbe courte.'},
    synonyms: {en: ['grass', 'turf'], fr: ['gazon', 'herbe']},
  },
  path: {
    en: {term: 'path', definition: 'A strip of ground made for walking or driving.'},
    fr: {term: 'allée', definition: 'Une bande de terrain aménagée pour la marche ou la voiture.'},
    synonyms: {en: ['driveway', 'walkway', 'drive'], fr: ['chemin', 'sentier']},
  },
  fence: {
    en: {term: 'fence', definition: 'A light barrier that encloses a plot of land.'},
    fr: {term: 'clôture', definition: 'Une barrière légère qui ferme un terrain.'},
    synonyms: {en: ['fencing', 'palisade'], fr: ['palissade', 'grillage']},
  },
  gate: {
    en: {term: 'gate', definition: 'The opening part of a fence, for cars or for people.'},
    fr: {
      term: 'portail',
      definition: 'La partie ouvrante d’une clôture ; pour les piétons, c’est un portillon.',
    },
    synonyms: {en: ['garden gate'], fr: ['portillon']},
  },
  hedge: {
    en: {term: 'hedge', definition: 'A row of shrubs planted close together as a boundary.'},
    fr: {term: 'haie', definition: 'Une rangée d’arbustes serrés qui borde un terrain.'},
    synonyms: {en: ['shrubs', 'bushes'], fr: ['arbustes']},
  },
  plot: {
    en: {term: 'plot', definition: 'The piece of land on which the house stands.'},
    fr: {term: 'parcelle', definition: 'Le terrain sur lequel se trouve la maison.'},
    synonyms: {en: ['lot', 'land', 'parcel'], fr: ['terrain à bâtir']},
  },
  terrain: {
    en: {term: 'terrain', definition: 'The ground around the house.'},
    fr: {term: 'terrain', definition: 'Le sol autour de la maison.'},
    synonyms: {en: ['ground', 'relief', 'slope'], fr: ['relief', 'pente']},
  },
  'site-plan': {
    en: {
      term: 'site plan',
      definition: 'A drawing of the whole plot that places the house on its land.',
    },
    fr: {
      term: 'plan de masse',
      definition: 'Un plan de toute la parcelle, qui situe la maison sur son terrain.',
    },
    synonyms: {en: ['plot plan', 'block plan'], fr: ['plan masse']},
  },
  'background-plan': {
    en: {
      term: 'background plan',
      definition:
        'The image of an existing plan, placed under the drawing so that you can trace over it.',
    },
    fr: {
      term: 'plan de fond',
      definition: 'L’image d’un plan existant, placée sous le dessin pour être décalquée.',
    },
    synonyms: {
      en: [
        'blueprint',
        'background image',
        'floor plan image',
        'scanned plan',
        'underlay',
        'layer',
      ],
      fr: [
        'fond de plan',
        'image d’arrière-plan',
        'arrière-plan',
        'image de fond',
        'calque',
        'blueprint',
        'plan scanné',
      ],
    },
  },
  trace: {
    en: {term: 'to trace', definition: 'To draw walls over an existing plan.'},
    fr: {term: 'décalquer', definition: 'Tracer les murs par-dessus un plan existant.'},
    synonyms: {
      en: ['trace over', 'draw over', 'copy over'],
      fr: ['tracer par-dessus', 'recopier un plan', 'calquer'],
    },
  },
  scale: {
    en: {
      term: 'scale',
      definition: 'The ratio between a length on the plan and the same length in the real house.',
    },
    fr: {
      term: 'échelle',
      definition: 'Le rapport entre une longueur du plan et la même longueur dans la vraie maison.',
    },
    synonyms: {en: ['ratio', 'true size'], fr: ['1/100', 'taille réelle']},
  },
  calibrate: {
    en: {
      term: 'to set the scale',
      definition: 'To tell the software what a length on the background plan measures in reality.',
    },
    fr: {
      term: 'mettre à l’échelle',
      definition: 'Indiquer combien mesure, en réalité, une longueur du plan de fond.',
    },
    synonyms: {
      en: ['calibrate', 'calibration', 'scaling'],
      fr: ['calibrer', 'étalonner', 'calibrage'],
    },
  },
  'known-length': {
    en: {
      term: 'known length',
      definition: 'A length on the existing plan whose real value you know.',
    },
    fr: {
      term: 'cote connue',
      definition: 'Une longueur du plan existant dont vous connaissez la mesure réelle.',
    },
    synonyms: {
      en: [
        'reference length',
        'reference measurement',
        'reference dimension',
        'real measure',
        'known distance',
      ],
      fr: ['mesure réelle', 'longueur de référence'],
    },
  },
  dimension: {
    en: {term: 'dimension', definition: 'A length written on the plan, between two marks.'},
    fr: {term: 'cote', definition: 'Une longueur inscrite sur le plan, entre deux repères.'},
    synonyms: {en: ['measurement', 'measure'], fr: ['dimension', 'mesure', 'cotation']},
  },
  length: {
    en: {
      term: 'length',
      definition: 'The longest dimension of an item, such as a wall from end to end.',
    },
    fr: {
      term: 'longueur',
      definition: 'La plus grande mesure d’un élément, comme celle d’un mur d’un bout à l’autre.',
    },
    synonyms: {en: ['long'], fr: ['long']},
  },
  width: {
    en: {term: 'width', definition: 'The size of an item from one side to the other.'},
    fr: {term: 'largeur', definition: 'La mesure d’un élément d’un côté à l’autre.'},
    synonyms: {en: ['wide'], fr: ['large']},
  },
  depth: {
    en: {term: 'depth', definition: 'The size of an item from front to back.'},
    fr: {term: 'profondeur', definition: 'La mesure d’un élément de l’avant vers l’arrière.'},
    synonyms: {en: ['deep'], fr: ['profond']},
  },
  thickness: {
    en: {
      term: 'thickness',
      definition: 'The distance between the two faces of a wall or of a slab.',
    },
    fr: {
      term: 'épaisseur',
      definition: 'La distance entre les deux faces d’un mur ou d’un plancher.',
    },
    synonyms: {en: ['thick'], fr: ['épais']},
  },
  angle: {
    en: {
      term: 'angle',
      definition:
        'The opening between two walls that meet, or the direction of a wall, in degrees.',
    },
    fr: {
      term: 'angle',
      definition:
        'Le coin où deux murs se rejoignent, leur écartement, ou la direction d’un mur, en degrés.',
    },
    synonyms: {en: ['corner'], fr: ['coin']},
  },
  'right-angle': {
    en: {term: 'right angle', definition: 'An angle of 90°, like the corner of a sheet of paper.'},
    fr: {
      term: 'angle droit',
      definition: 'Un angle de 90°, comme le coin d’une feuille de papier.',
    },
    synonyms: {
      en: ['square corner', '90 degrees', 'perpendicular'],
      fr: ['équerre', '90 degrés', 'perpendiculaire'],
    },
  },
  grid: {
    en: {
      term: 'grid',
      definition:
        'The regular lines in the background of the plan, which help you judge distances.',
    },
    fr: {
      term: 'grille',
      definition: 'Les lignes régulières au fond du plan, qui aident à évaluer les distances.',
    },
    synonyms: {en: ['squares'], fr: ['quadrillage']},
  },
  snapping: {
    en: {
      term: 'snapping',
      definition:
        'The pull that draws the pointer to a corner, a wall or a regular angle, such as 90°.',
    },
    fr: {
      term: 'magnétisme',
      definition:
        'L’attraction du pointeur vers un angle, un mur ou une direction régulière, 90° par exemple.',
    },
    synonyms: {
      en: ['snap', 'magnet', 'magnetism'],
      fr: ['accrochage', 'aimantation', 'aimant', 'accroche'],
    },
  },
  'guide-line': {
    en: {
      term: 'guide line',
      definition: 'A temporary line that shows what an item is lined up with.',
    },
    fr: {
      term: 'ligne d’alignement',
      definition: 'Une ligne provisoire qui montre avec quoi un élément est aligné.',
    },
    synonyms: {en: ['guide', 'alignment line'], fr: ['repère', 'guide']},
  },
  handle: {
    en: {
      term: 'handle',
      definition: 'A small mark on the selected item that you drag to change its shape.',
    },
    fr: {
      term: 'poignée',
      definition:
        'Une petite marque sur l’élément sélectionné, à faire glisser pour en changer la forme.',
    },
    synonyms: {en: ['grip', 'control point'], fr: ['point de contrôle']},
  },
  draw: {
    en: {
      term: 'to draw',
      definition: 'To place the points of a wall or of an area one after the other.',
    },
    fr: {
      term: 'tracer',
      definition: 'Placer l’un après l’autre les points d’un mur ou d’une zone.',
    },
    synonyms: {en: ['sketch'], fr: ['dessiner', 'créer un mur']},
  },
  drag: {
    en: {
      term: 'to drag',
      definition: 'To move an item while you hold down the mouse button or keep your finger on it.',
    },
    fr: {
      term: 'faire glisser',
      definition:
        'Déplacer un élément en gardant le bouton de la souris enfoncé, ou le doigt posé dessus.',
    },
    synonyms: {en: ['drag and drop'], fr: ['glisser-déposer', 'glisser']},
  },
  rotate: {
    en: {term: 'to rotate', definition: 'To turn an item around its centre.'},
    fr: {term: 'faire pivoter', definition: 'Faire tourner un élément autour de son centre.'},
    synonyms: {en: ['turn', 'spin'], fr: ['tourner', 'pivoter', 'orienter']},
  },
  split: {
    en: {term: 'to split', definition: 'To cut a wall in two at a chosen point.'},
    fr: {term: 'diviser', definition: 'Couper un mur en deux à l’endroit choisi.'},
    synonyms: {en: ['cut in two', 'divide'], fr: ['couper en deux', 'séparer en deux', 'scinder']},
  },
  join: {
    en: {term: 'to join', definition: 'To make two walls meet without a gap.'},
    fr: {term: 'joindre', definition: 'Faire se rejoindre deux murs, sans vide entre eux.'},
    synonyms: {en: ['connect', 'merge', 'attach'], fr: ['relier', 'raccorder', 'fusionner']},
  },
  duplicate: {
    en: {term: 'to duplicate', definition: 'To make a second item identical to the first.'},
    fr: {term: 'dupliquer', definition: 'Créer un deuxième élément identique au premier.'},
    synonyms: {en: ['copy', 'clone'], fr: ['copier', 'cloner']},
  },
  group: {
    en: {term: 'to group', definition: 'To link several items so that they move as one.'},
    fr: {term: 'grouper', definition: 'Lier plusieurs éléments pour qu’ils se déplacent ensemble.'},
    synonyms: {en: ['regroup', 'bind together'], fr: ['regrouper', 'lier', 'assembler']},
  },
  ungroup: {
    en: {term: 'to ungroup', definition: 'To make the items of a group independent again.'},
    fr: {
      term: 'dissocier',
      definition: 'Séparer les éléments d’un groupe, qui redeviennent indépendants.',
    },
    synonyms: {en: ['separate a group'], fr: ['dégrouper']},
  },
  align: {
    en: {term: 'to align', definition: 'To set several items on the same line.'},
    fr: {term: 'aligner', definition: 'Placer plusieurs éléments sur une même ligne.'},
    synonyms: {en: ['line up', 'straighten'], fr: ['mettre en ligne', 'alignement']},
  },
  distribute: {
    en: {term: 'to distribute', definition: 'To leave the same gap between several items.'},
    fr: {term: 'répartir', definition: 'Laisser le même écart entre plusieurs éléments.'},
    synonyms: {en: ['space evenly', 'even spacing'], fr: ['espacer', 'répartition', 'même écart']},
  },
  lock: {
    en: {
      term: 'to lock',
      definition:
        'To prevent an item from being selected or moved by mistake; the list of items unlocks it.',
    },
    fr: {
      term: 'verrouiller',
      definition:
        'Empêcher de sélectionner et de déplacer un élément par erreur ; il se déverrouille dans la liste des éléments.',
    },
    synonyms: {en: ['freeze in place', 'pin'], fr: ['bloquer', 'figer']},
  },
  hide: {
    en: {
      term: 'to hide',
      definition: 'To stop showing an item without deleting it; the list of items brings it back.',
    },
    fr: {
      term: 'masquer',
      definition:
        'Ne plus afficher un élément, sans le supprimer ; la liste des éléments le fait réapparaître.',
    },
    synonyms: {en: ['make invisible', 'hidden'], fr: ['cacher']},
  },
  'selection-rectangle': {
    en: {
      term: 'selection rectangle',
      definition: 'The frame you drag over the plan to select what lies wholly inside it.',
    },
    fr: {
      term: 'rectangle de sélection',
      definition: 'Le cadre à tracer sur le plan pour sélectionner ce qu’il entoure entièrement.',
    },
    synonyms: {
      en: ['box selection', 'selection box', 'marquee', 'lasso'],
      fr: ['cadre de sélection', 'lasso'],
    },
  },
  'multi-select': {
    en: {
      term: 'multiple selection',
      definition: 'Several items selected together, to change them in one go.',
    },
    fr: {
      term: 'sélection multiple',
      definition: 'Plusieurs éléments sélectionnés ensemble, pour les modifier en une fois.',
    },
    synonyms: {
      en: ['multi-select', 'multiselect', 'several at once'],
      fr: ['multisélection', 'sélection groupée', 'plusieurs à la fois'],
    },
  },
  toolbar: {
    en: {term: 'toolbar', definition: 'The buttons that choose what the mouse does.'},
    fr: {
      term: 'barre d’outils',
      definition: 'Les boutons qui déterminent ce que fait la souris.',
    },
    synonyms: {en: ['tool bar', 'tools'], fr: ['palette', 'boutons']},
  },
  panel: {
    en: {term: 'panel', definition: 'The column that shows the settings of the selected item.'},
    fr: {
      term: 'panneau',
      definition: 'La colonne qui présente les réglages de l’élément sélectionné.',
    },
    synonyms: {en: ['side panel', 'inspector'], fr: ['volet', 'panneau latéral']},
  },
  'plan-view': {
    en: {
      term: 'plan view',
      definition: 'The house seen from above, flat, as on an architect’s drawing.',
    },
    fr: {
      term: 'vue en plan',
      definition: 'La maison vue d’en haut, à plat, comme sur un dessin d’architecte.',
    },
    synonyms: {en: ['2D', '2D view', 'top view'], fr: ['2D', 'vue 2D', 'vue de dessus']},
  },
  'view-3d': {
    en: {
      term: '3D view',
      definition: 'The house in three dimensions, with its materials and lighting.',
    },
    fr: {term: 'vue 3D', definition: 'La maison en volume, avec ses matières et sa lumière.'},
    synonyms: {
      en: ['3D', '3D mode', 'three dimensions'],
      fr: ['3D', 'rendu 3D', 'trois dimensions', 'fenêtre 3D'],
    },
  },
  'birds-eye-view': {
    en: {term: 'bird’s-eye view', definition: 'The 3D house seen from above, as if from a drone.'},
    fr: {term: 'vue aérienne', definition: 'La maison en 3D vue d’en haut, comme depuis un drone.'},
    synonyms: {en: ['aerial view', 'overview'], fr: ['vue d’ensemble', 'vue d’avion']},
  },
  'walk-through': {
    en: {term: 'walk-through', definition: 'A tour of the 3D house at eye level, room by room.'},
    fr: {
      term: 'visite virtuelle',
      definition: 'Une visite de la maison en 3D à hauteur des yeux, pièce par pièce.',
    },
    synonyms: {
      en: ['virtual tour', 'virtual visit', 'first person', 'camera'],
      fr: ['visite 3D', 'caméra', 'se promener'],
    },
  },
  zoom: {
    en: {term: 'zoom', definition: 'Bringing the drawing closer or moving it farther away.'},
    fr: {term: 'zoom', definition: 'Le fait de rapprocher ou d’éloigner le dessin.'},
    synonyms: {
      en: ['zoom in', 'zoom out', 'magnify', 'enlarge the view'],
      fr: ['zoomer', 'dézoomer', 'agrandir la vue'],
    },
  },
  undo: {
    en: {term: 'to undo', definition: 'To go back to the state before the last action.'},
    fr: {term: 'annuler', definition: 'Revenir à l’état d’avant la dernière action.'},
    synonyms: {en: ['go back', 'revert'], fr: ['défaire', 'revenir en arrière']},
  },
  redo: {
    en: {term: 'to redo', definition: 'To apply again what was just undone.'},
    fr: {term: 'rétablir', definition: 'Appliquer de nouveau ce qui vient d’être annulé.'},
    synonyms: {en: ['reapply'], fr: ['refaire']},
  },
  save: {
    en: {term: 'to save', definition: 'To keep the project in its present state.'},
    fr: {term: 'enregistrer', definition: 'Conserver le projet dans son état actuel.'},
    synonyms: {en: ['backup'], fr: ['sauvegarder', 'sauvegarde', 'sauver']},
  },
  export: {
    en: {
      term: 'to export',
      definition: 'To make a file of the plan or of the view that other software can read.',
    },
    fr: {
      term: 'exporter',
      definition: 'Créer, à partir du plan ou de la vue, un fichier que d’autres logiciels lisent.',
    },
    synonyms: {en: ['export file'], fr: ['exportation']},
  },
  download: {
    en: {term: 'to download', definition: 'To copy a file from the website to your device.'},
    fr: {term: 'télécharger', definition: 'Copier un fichier du site vers votre appareil.'},
    synonyms: {en: ['get a copy'], fr: ['récupérer']},
  },
  settings: {
    en: {
      term: 'settings',
      definition: 'The choices that change how the software or the account behaves.',
    },
    fr: {
      term: 'paramètres',
      definition: 'Les choix qui modifient le comportement du logiciel ou du compte.',
    },
    synonyms: {
      en: ['preferences', 'options', 'configuration'],
      fr: ['préférences', 'réglages', 'options', 'configuration'],
    },
  },
  shortcut: {
    en: {
      term: 'keyboard shortcut',
      definition: 'A key, or several keys pressed together, that triggers an action at once.',
    },
    fr: {
      term: 'raccourci clavier',
      definition: 'Une ou plusieurs touches à enfoncer ensemble pour déclencher une action.',
    },
    synonyms: {
      en: ['shortcut', 'hotkey', 'key combination', 'keys'],
      fr: ['raccourci', 'touche', 'combinaison de touches', 'hotkey'],
    },
  },
  browser: {
    en: {
      term: 'browser',
      definition: 'The program that displays websites, such as Firefox, Chrome, Edge or Safari.',
    },
    fr: {
      term: 'navigateur',
      definition: 'Le logiciel qui affiche les sites web, comme Firefox, Chrome, Edge ou Safari.',
    },
    synonyms: {en: ['web browser'], fr: ['navigateur web', 'browser']},
  },
  webgl: {
    en: {
      term: 'WebGL',
      definition: 'The technology that lets a browser draw in 3D with the graphics card.',
    },
    fr: {
      term: 'WebGL',
      definition:
        'La technologie qui permet au navigateur de dessiner en 3D avec la carte graphique.',
    },
    synonyms: {en: ['web gl'], fr: ['web gl']},
  },
  'graphics-card': {
    en: {
      term: 'graphics card',
      definition: 'The part of the computer that draws what the screen shows, 3D above all.',
    },
    fr: {
      term: 'carte graphique',
      definition: 'La partie de l’ordinateur qui dessine ce que l’écran affiche, la 3D surtout.',
    },
    synonyms: {
      en: ['GPU', 'video card', 'graphics processor'],
      fr: ['GPU', 'carte vidéo', 'processeur graphique'],
    },
  },
  driver: {
    en: {
      term: 'driver',
      definition: 'The software that lets the system talk to the graphics card.',
    },
    fr: {
      term: 'pilote',
      definition: 'Le logiciel qui permet au système de dialoguer avec la carte graphique.',
    },
    synonyms: {en: ['graphics driver', 'video driver'], fr: ['driver', 'pilote graphique']},
  },
  'hardware-acceleration': {
    en: {
      term: 'graphics acceleration',
      definition: 'A browser setting that hands drawing over to the graphics card.',
    },
    fr: {
      term: 'accélération graphique',
      definition: 'Un réglage du navigateur qui confie le dessin à la carte graphique.',
    },
    synonyms: {
      en: ['hardware acceleration', 'GPU acceleration'],
      fr: ['accélération matérielle', 'accélération GPU'],
    },
  },
  'software-rendering': {
    en: {
      term: 'software rendering',
      definition: 'Drawing 3D with the main processor instead of the graphics card, which is slow.',
    },
    fr: {
      term: 'rendu logiciel',
      definition:
        'Le dessin de la 3D par le processeur principal, bien plus lent que la carte graphique.',
    },
    synonyms: {en: ['software only', 'SwiftShader'], fr: ['sans carte graphique', 'SwiftShader']},
  },
  password: {
    en: {term: 'password', definition: 'The secret text that proves the account is yours.'},
    fr: {
      term: 'mot de passe',
      definition: 'Le texte secret qui prouve que le compte est le vôtre.',
    },
    synonyms: {en: ['passcode', 'pass word', 'pwd'], fr: ['mdp', 'password', 'code d’accès']},
  },
  account: {
    en: {term: 'account', definition: 'Your personal space, with your projects and your settings.'},
    fr: {term: 'compte', definition: 'Votre espace personnel, avec vos projets et vos paramètres.'},
    synonyms: {en: ['profile', 'user'], fr: ['profil', 'espace personnel']},
  },
  'close-account': {
    en: {
      term: 'to close an account',
      definition: 'To suspend an account: its projects are kept, and signing in brings it back.',
    },
    fr: {
      term: 'fermer un compte',
      definition:
        'Suspendre un compte : les projets sont conservés, et une connexion suffit pour revenir.',
    },
    synonyms: {
      en: ['close account', 'deactivate'],
      fr: ['clôturer', 'clôture de compte', 'désactiver', 'fermer'],
    },
  },
  'delete-account': {
    en: {
      term: 'to delete an account',
      definition:
        'To erase an account and almost everything in it, permanently once the waiting period is over.',
    },
    fr: {
      term: 'supprimer un compte',
      definition:
        'Effacer un compte et presque tout ce qu’il contient, définitivement une fois passé le délai d’annulation.',
    },
    synonyms: {
      en: ['delete account', 'remove account', 'erase account'],
      fr: ['effacer', 'supprimer'],
    },
  },
  'sign-in': {
    en: {
      term: 'to sign in',
      definition: 'To enter your email address and your password to open your account.',
    },
    fr: {
      term: 'se connecter',
      definition: 'Saisir votre adresse e-mail et votre mot de passe pour ouvrir votre compte.',
    },
    synonyms: {
      en: ['log in', 'login', 'sign on', 'connect'],
      fr: ['connexion', 'login', 's’identifier', 's’authentifier'],
    },
  },
  'sign-out': {
    en: {term: 'to sign out', definition: 'To leave your account on this device.'},
    fr: {term: 'se déconnecter', definition: 'Quitter votre compte sur cet appareil.'},
    synonyms: {en: ['log out', 'logout', 'sign off'], fr: ['déconnexion', 'logout']},
  },
  subscription: {
    en: {
      term: 'subscription',
      definition: 'A paid right to use the service, renewed at regular intervals.',
    },
    fr: {
      term: 'abonnement',
      definition: 'Un droit d’usage payant, renouvelé à intervalles réguliers.',
    },
    synonyms: {en: ['membership', 'paid plan'], fr: ['abonné', 'forfait']},
  },
  'cancel-subscription': {
    en: {
      term: 'to cancel a subscription',
      definition: 'To stop a subscription so that it is not renewed.',
    },
    fr: {
      term: 'résilier',
      definition: 'Mettre fin à un abonnement pour qu’il ne soit pas renouvelé.',
    },
    synonyms: {
      en: ['unsubscribe', 'stop subscription', 'cancel renewal'],
      fr: ['désabonner', 'désabonnement', 'résiliation', 'stopper l’abonnement'],
    },
  },
  'personal-data': {
    en: {
      term: 'personal data',
      definition: 'Any information that relates to you, such as your name or your address.',
    },
    fr: {
      term: 'données personnelles',
      definition: 'Toute information qui vous concerne, comme votre nom ou votre adresse.',
    },
    synonyms: {
      en: ['personal information', 'my data', 'privacy'],
      fr: ['données à caractère personnel', 'informations personnelles', 'vie privée'],
    },
  },
  gdpr: {
    en: {
      term: 'GDPR',
      definition:
        'The European regulation that protects personal data and gives you the right to have it erased.',
    },
    fr: {
      term: 'RGPD',
      definition:
        'Le règlement européen qui protège vos données personnelles et vous donne le droit de les faire effacer.',
    },
    synonyms: {
      en: ['data protection', 'right to erasure'],
      fr: ['protection des données', 'droit à l’effacement'],
    },
  },
} as const satisfies Record<string, GlossaryEntry>;

import {describe, expect, it} from 'vitest';
import {applyEdits} from '../faults/fixFaults';
import {correctionsOf} from './Correction';
import {englishTypography} from './englishTypography';
import {frenchTypography} from './frenchTypography';

/** Applies corrections until none is left, like repeated fixes, since one may uncover another. */
function correct(text: string, rules: typeof frenchTypography): string {
  let result = text;
  for (let round = 0; round < 4; round++) {
    result = applyEdits(result, correctionsOf(result, rules));
  }
  return result;
}

/** Makes no-break spaces visible: `~` is U+00A0, `|` is U+202F. */
function show(text: string): string {
  return text.replace(/\u00a0/g, '~').replace(/\u202f/g, '|');
}

describe('French', () => {
  it.each([
    ['Résultat : la pièce', 'Résultat~: la pièce'],
    ['Résultat: la pièce', 'Résultat~: la pièce'],
    ['Que faire ?', 'Que faire|?'],
    ['Que faire?', 'Que faire|?'],
    ['Vraiment ?!', 'Vraiment|?!'],
    ['Attention ! Un mur ; deux', 'Attention|! Un mur|; deux'],
    ['le message « Perdu », et «Vu»', 'le message «~Perdu~», et «~Vu~»'],
    ['« ? »', '«~?~»'],
    ["l'étage, aujourd'hui", 'l’étage, aujourd’hui'],
    ['murs, portes...', 'murs, portes…'],
    ['le mot "mur" ici', 'le mot «~mur~» ici'],
    ['le mot ‘mur’ ici', 'le mot «~mur~» ici'],
    ['le choix ‘l’option d’ici’, dit-on', 'le choix «~l’option d’ici~», dit-on'],
    ['« le choix ‘mur’ »', '«~le choix “mur”~»'],
    ['4,50 m, 12 m², 15 %, 5 cm', '4,50~m, 12~m², 15~%, 5~cm'],
    ['15%, 6m de long', '15~%, 6~m de long'],
    ['4.50 m', '4,50~m'],
    // Ambiguous: one and a half, or fifteen hundred.
    ['1.500 m², 1.5000 m', '1.500~m², 1,5000~m'],
    ['un mur ( extérieur ) ici', 'un mur (extérieur) ici'],
    ['8 × 6 m', '8~×~6~m'],
    ['1 250 €', '1|250~€'],
    ['En 2026 150 pages, 2026 150 000 murs', 'En 2026 150 pages, 2026 150|000 murs'],
    ['1 250 000 murs, 12 500 et 250 000', '1|250|000 murs, 12|500 et 250|000'],
    ['14h30, 14 h 30', '14~h~30, 14~h~30'],
    ['dans 30 jours', 'dans 30~jours'],
    ['A partir de là. A gauche', 'À partir de là. À gauche'],
    ['\uFFFC\uFFFCA partir de là.\uFFFC A gauche', '\uFFFC\uFFFCÀ partir de là.\uFFFC À gauche'],
    ["A l'étage, le point \uFFFC A la", 'À l’étage, le point \uFFFC A la'],
    ['« A gauche », (A gauche), “A gauche', '«~À gauche~», (À gauche), “À gauche'],
    ['1.2.3 m, -2.50 m', '1.2.3~m, -2,50~m'],
    ['a != b, a !== b', 'a != b, a !== b'],
    ['sur "?", "Mur"?, 27"?', 'sur «~?~», «~Mur~»|?, 27"|?'],
    ["'Porte', l'outil 'L'étage.'", '«~Porte~», l’outil «~L’étage.~»'],
    ["« un 'petit' mot » n'est", '«~un “petit” mot~» n’est'],
    [
      "l'\uFFFCétage\uFFFC, 'd'un \uFFFCmur\uFFFC'",
      'l’\uFFFCétage\uFFFC, «~d’un \uFFFCmur\uFFFC~»',
    ],
    ['deux  espaces', 'deux espaces'],
    ['le mur,la porte.Puis « ici ».Ensuite', 'le mur, la porte. Puis «~ici~». Ensuite'],
    ['\uFFFC,puis «ici»,là, \uFFFC.Ensuite', '\uFFFC, puis «~ici~», là, \uFFFC. Ensuite'],
    ['12 m2, 3,5m2, 8 m³', '12~m², 3,5~m², 8~m³'],
    ["l'e\u0301tage, une fene\u0302tre, la C\u0327a", 'l’étage, une fenêtre, la Ça'],
    ['con\ufb01rmer, a\ufb03cher, sou\ufb04er', 'confirmer, afficher, souffler'],
    ['à 14:30, vers 09:05, à l’échelle 1:50', 'à 14~h~30, vers 9~h~05, à l’échelle 1:50'],
    ['écran 16:10, à 1:50, 1/100, 90°', 'écran 16:10, à 1:50, 1/100, 90°'],
    ['WebGL 2.0 et 12 murs', 'WebGL 2.0 et 12 murs'],
    ["WebGL 2.0 s'active, 17.4 s’installe", 'WebGL 2.0 s’active, 17.4 s’installe'],
    ["macOS 10.15 m'a, le plan 3m'attend", 'macOS 10.15 m’a, le plan 3m’attend'],
    ["Le fichier 12500 s'ouvre", 'Le fichier 12500 s’ouvre'],
    ["L'étape 3 s'affiche en 3 s", 'L’étape 3 s’affiche en 3~s'],
    ['\uFFFC : texte, \uFFFC ?', '\uFFFC~: texte, \uFFFC|?'],
    ['about\\:support', 'about\\:support'],
    ['90 °, 90 °C, 20°C, 4.5 °', '90°, 90~°C, 20~°C, 4,5°'],
    ['Le mur , c’est « ça » .', 'Le mur, c’est «~ça~».'],
    ['\uFFFC , puis (là) .', '\uFFFC, puis (là).'],
    ['un fichier .pdf, .5', 'un fichier .pdf, .5'],
    ['12500 m², 1234567 octets, 125000,50 €', '12|500~m², 1|234|567~octets, 125|000,50~€'],
    ['en 2026, 2500 m, code 12500, 0,12345 m', 'en 2026, 2500~m, code 12500, 0,12345~m'],
    ['le 3 Mars 2026, le Lundi et d’Août', 'le 3 mars 2026, le lundi et d’août'],
    ['chaque jour, Mardi compris, fin Avril', 'chaque jour, mardi compris, fin avril'],
    ['Lundi. Mars tourne. Sur Mars. Au Maine', 'Lundi. Mars tourne. Sur Mars. Au Maine'],
    ['Au 2ème étage, la 1ère pièce, les 3èmes', 'Au 2e étage, la 1re pièce, les 3es'],
    ['le 2e étage, la 1re, 11 mètres', 'le 2e étage, la 1re, 11 mètres'],
    ['La vue 3d est vide.', 'La vue 3D est vide.'],
    ['Le mur -- le vrai -- est là.', 'Le mur — le vrai — est là.'],
    ['l’option --fix, « -- », a--b', 'l’option --fix, «~--~», a--b'],
    [
      'Une pièce de 3 x 4 m, 3m x 4m, 1920x1080, 0x10, 11 x64',
      'Une pièce de 3~×~4~m, 3~m × 4~m, 1920~×~1080, 0x10, 11 x64',
    ],
    [
      "l´étage, d′un, qu‘un, l' étage, jusqu’ au mur",
      'l’étage, d’un, qu’un, l’étage, jusqu’au mur',
    ],
    ['Le mur - le vrai - est là. Plan - Espace', 'Le mur — le vrai — est là. Plan - Espace'],
    ['27º, 27 º, 20˚C, nº 3', '27°, 27°, 20~°C, n°~3'],
    ['la pièce n°5, N° 6, plan°5', 'la pièce n°~5, N°~6, plan°5'],
    ['Bravo!! Quoi ??? Non ?!!', 'Bravo|! Quoi|? Non|?!'],
    ['le „mot“ et „Mur”', 'le «~mot~» et «~Mur~»'],
    ['Êtes vous là ? Que voulez vous faire ?', 'Êtes-vous là|? Que voulez-vous faire|?'],
    ['Connectez vous, puis assurez vous', 'Connectez-vous, puis assurez-vous'],
    ['Celui ci, ceux là, ci dessous', 'Celui-ci, ceux-là, ci-dessous'],
    ['Au dessus du rez de chaussée, c’est à dire', 'Au-dessus du rez-de-chaussée, c’est-à-dire'],
    ...[
      'Chez vous. Tracez vous-même. Si vous voulez, vous pouvez. Et chez vous',
      'Si vous avez un compte et\nvoulez vous connecter. Celui ci-dessous',
    ].map((right) => [right, right]),
    [
      'murs, portes, etc... et etc…, etc…. Fin.. Le mur,, là',
      'murs, portes, etc. et etc., etc. Fin. Le mur, là',
    ],
    ['Le noeud, l’oeil, Oeuvre, moelle, coexister', 'Le nœud, l’œil, Œuvre, moelle, coexister'],
    [
      'le 1 avril, le 1 Mars, le 1er mai, le 11 mai',
      'le 1er avril, le 1er mars, le 1er mai, le 11 mai',
    ],
    ['La vue 3 D, en 2-D, l’étape 3 D’abord', 'La vue 3D, en 2D, l’étape 3 D’abord'],
    ['Le mur est ouvert?Oui. la pièce est vide', 'Le mur est ouvert|? Oui. La pièce est vide'],
    ['Deux murs:le premier;le second, a:b', 'Deux murs~: le premier|; le second, a:b'],
    ["Le rock 'n' roll du salon", 'Le rock «~n~» roll du salon'],
    ['A tout moment. A noter. A présent', 'À tout moment. À noter. À présent'],
    ['le 14 Juillet, le 14 Juillet 2026', 'le 14 Juillet, le 14 juillet 2026'],
  ])('%s', (text, expected) => {
    expect(show(correct(text, frenchTypography))).toBe(expected);
  });

  it('leaves correct text unchanged', () => {
    const text =
      'Que faire\u202f? Le message «\u00a0Perdu\u00a0»\u00a0: 4,50\u00a0m, 1\u202f250\u00a0€.';
    expect(correctionsOf(text, frenchTypography)).toEqual([]);
  });
});

describe('English', () => {
  it.each([
    ["the room doesn't close, 'here'", 'the room doesn’t close, ‘here’'],
    ["Type '\uFFFCWall\uFFFC' here", 'Type ‘\uFFFCWall\uFFFC’ here'],
    ["Type '\uFFFC\uFFFC\uFFFC', or '\uFFFC'.", 'Type ‘\uFFFC\uFFFC\uFFFC’, or ‘\uFFFC’.'],
    ["\uFFFC'\uFFFCWall\uFFFC'\uFFFC", '\uFFFC‘\uFFFCWall\uFFFC’\uFFFC'],
    [
      "the \uFFFCwall\uFFFC's end, \uFFFCwalls\uFFFC' ends",
      'the \uFFFCwall\uFFFC’s end, \uFFFCwalls\uFFFC’ ends',
    ],
    ["\uFFFC'wall'\uFFFC", '\uFFFC‘wall’\uFFFC'],
    ["'3D', 'x'/'y', '2', the '90s", '‘3D’, ‘x’/‘y’, ‘2’, the ’90s'],
    ['"\'Wall\' first", "say \'Wall\'"', '“‘Wall’ first”, “say ‘Wall’”'],
    ["'A \"b\" c.' It's", '‘A “b” c.’ It’s'],
    ["\uFFFC\uFFFC'd'\uFFFC\uFFFC", '\uFFFC\uFFFC‘d’\uFFFC\uFFFC'],
    // Table cells with bold text in each; then an unpaired mark in a cell.
    [
      "\uFFFC '\uFFFC\uFFFCa\uFFFC\uFFFC' \uFFFC '\uFFFC\uFFFCb\uFFFC\uFFFC' \uFFFC",
      '\uFFFC ‘\uFFFC\uFFFCa\uFFFC\uFFFC’ \uFFFC ‘\uFFFC\uFFFCb\uFFFC\uFFFC’ \uFFFC',
    ],
    ["\uFFFC 'em \uFFFC 'd' \uFFFC", '\uFFFC ’em \uFFFC ‘d’ \uFFFC'],
    ['the word "wall" here', 'the word “wall” here'],
    ['walls, doors...', 'walls, doors…'],
    ['What now ?', 'What now?'],
    ['Well done!! What??', 'Well done! What?'],
    ['!!! note', '!!! note'],
    ['4.50 m, 5cm, 15 %', '4.50~m, 5~cm, 15%'],
    ['4,50 m', '4.50~m'],
    ['8 × 6 m', '8~×~6~m'],
    ['The wall , here .', 'The wall, here.'],
    ['The wall,the door.Then a room (B).It ends', 'The wall, the door. Then a room (B). It ends'],
    ['One wall;the other.', 'One wall; the other.'],
    ['x,y, e.g.The, v.Two, walls.dwg, Node.js', 'x,y, e.g.The, v.Two, walls.dwg, Node.js'],
    ['12 m2, 3m3, 5 cm2, H2, A4, m2, 5 m25', '12~m², 3~m³, 5 cm², H2, A4, m2, 5 m25'],
    ['90 °', '90°'],
    ['27º, „Wall“ and „door”', '27°, “Wall” and “door”'],
    ['The 3d view, 2D plan -- here', 'The 3D view, 2D plan — here'],
    ['a 3days trip, model 12-3d, x.3d', 'a 3days trip, model 12-3d, x.3d'],
    ['On Monday, 3 March', 'On Monday, 3 March'],
    ['the « plan view », and «walls»', 'the “plan view”, and “walls”'],
    ['2-3 m, 10.5-12 cm, 5-10%, 2024-05-01, A-3 m', '2–3~m, 10.5–12~cm, 5–10%, 2024-05-01, A-3~m'],
    ['A wall --- here. Is it open?Yes!No', 'A wall — here. Is it open? Yes! No'],
    ['Click here -> then there => and on, a->b', 'Click here → then there → and on, a->b'],
    [
      'The wall closes. the room shows. iOS and approx. two, etc. and so on. a.b',
      'The wall closes. The room shows. iOS and approx. two, etc. and so on. a.b',
    ],
  ])('%s', (text, expected) => {
    expect(show(correct(text, englishTypography))).toBe(expected);
  });
});

describe.each([{rules: frenchTypography}, {rules: englishTypography}])('menu paths', ({rules}) => {
  it.each([
    // **A** > **B**, with its asterisks masked
    ['\uFFFC\uFFFCA\uFFFC\uFFFC > \uFFFC\uFFFCB\uFFFC\uFFFC', ' › '],
    ['\uFFFC\uFFFCA\uFFFC\uFFFC>\uFFFC\uFFFCB\uFFFC\uFFFC', ' › '],
    ['\uFFFC\uFFFCA\uFFFC\uFFFC -> \uFFFC\uFFFCB\uFFFC\uFFFC', ' › '],
    ['\uFFFC\uFFFCA\uFFFC\uFFFC → \uFFFC\uFFFCB\uFFFC\uFFFC', ' › '],
    // `A` > `B`
    ['\uFFFC\uFFFC\uFFFC > \uFFFC\uFFFC\uFFFC', ' > '],
    ['A > B', ' > '],
  ])('%s', (text, sign) => {
    expect(correct(text, rules)).toContain(sign);
  });
});

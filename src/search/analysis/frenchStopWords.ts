/**
 * Folded French words that are not worth searching for: grammar, question words, politeness and
 * verbs that apply to anything (faire, mettre, pouvoir), also in hasty spellings (koi, jai).
 * Negations are listed separately: they are searched for.
 */
export const frenchStopWords: ReadonlySet<string> = new Set(
  `au aux avec ce cela ceci celle celles celui ces cet cette ceux ca chez dans de des donc du
  elle elles en entre et eux hui il ils je la le les leur leurs lui ma mais me meme memes
  mes mien moi mon ne nos notre nous on ou par parce pendant pour puis puisqu puisque qu quand que
  quel quelle quelles quelqu quelque quelques quels qui quoi sa se selon ses si sien soi son sur
  ta tandis te tel telle tes toi ton tres tu un une vers voici voila vos votre vous
  alors apres aujourd aussi autre autres avant bien car comme depuis deja encore demain ensuite ici jusqu
  jusque lorsqu lorsque peu presque quasi toujours trop tant vraiment
  comment combien pourquoi lequel laquelle lesquels lesquelles est
  ai aie ait as avais avait avez avoir avons eu ont es ete etes etaient etait etant etre sera
  serait soit sont suis fais fait faite faites faire font mets met mettez mettre mis mise peut peux
  pouvez pouvoir pourrait pourrais veux veut voulez vouloir voudrais voudrait dois doit devoir
  devrait faut falloir fallait vais va vas vont allez aller arrive arrives arriver arrivez essaye
  essaie essayer sais sait savoir voir vois voit voient besoin aide aider aidez bonjour bonsoir merci svp please
  stp salut possible moyen mode moment chose choses truc trucs quelconque voudrai souhaite souhaiterais
  souhaiterait souhaiter madame monsieur permet permettre
  koi kwa pk pkoi pourkoi keske kesk quest ya yavait
  sommes serai seras serons serez seront serais seraient etions etiez soyez ayant
  aurai aura auras aurons aurez auront aurais auraient avaient avions aviez
  pourra pourrai pourrons pourrez pourront pourraient pourriez pouvait pouvais pouvons peuvent
  voudra voudraient voudriez voulait voulais voulons veulent voulu devra devront devrais devraient devriez
  devait devais doivent faudra faudrait fera ferai ferons ferez feront feraient faisais faisaient faisant
  ira irait iront allait allais mettait mettais mettra verrai voyait voyais saurais til chui jui veu
  fasse fasses fassent mette mettent puisse soient aurait faisait ferait ferais
  cmt coment comen commen koman kel kelle kels ki slt bjr dsl pr qd pb bcp beaucoup
  uniquement seulement juste rapidement facilement correctement simplement normalement malheureusement
  help question plait bonjours fair fere expliquer explique expliquez comprendre comprends
  comprend cherche cherchais chercher dites tuto tutoriel
  signifie signifient etc afin cas lors rendre rend rends rendent
  chu chui chuis tjrs coucou salu euh ben bah
  malgre durant via hormis outre concernant auriez sauriez savez veuillez kelkun qqn
  souhaitons souhaiterions voudrions aimerais aimerait aimerions
  parviens parvient parvenons parvenir parvenu reussis reussit reussir absolument
  ds ac avc avk pcq pck psk jsp mtn vrmt ajd`.split(/\s+/),
);

/** Folded negations, without « ne »: spoken French omits it. */
export const frenchNegations: ReadonlySet<string> = new Set(
  'pas plus rien aucun aucune jamais sans non ni impossible jms'.split(' '),
);

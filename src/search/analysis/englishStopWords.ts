/**
 * Folded English words that are not worth searching for: grammar, question words, politeness. Not
 * those that matter in a help centre: all, off, out, up, over, one, two.
 */
export const englishStopWords: ReadonlySet<string> = new Set(
  `a about again also am an and any are as at be because been being but by can could did do does doing for
  from get gets getting got had has have having he her here his how i if im in into is it its ive
  just let like made make makes making may me might mine much must my myself of on or our ours
  please really shall she should so some such than thank thanks that the their them then there
  these they thing things this those to too try trying us very want wants was way we were what whats wheres when
  where which while who whom whose why will with won would you your yours ll re ve hello hi help
  need possible able looks looking looked seem seems until
  happen happens happened happening know anyone explain understand wondering tutorial question
  wondering wondered regarding concerning sorry wanna gonna gotta lemme gimme dunno kindly somehow
  anybody somebody hey pls plz thx correctly easily quickly simply`.split(/\s+/),
);

/** Folded negations. */
export const englishNegations: ReadonlySet<string> = new Set(
  'not no never nothing none without cannot cant dont doesnt wont isnt arent didnt couldnt'.split(
    ' ',
  ),
);

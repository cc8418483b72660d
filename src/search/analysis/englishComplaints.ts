/** Words that alone make a query a complaint: "3D lags", "file rejected". */
export const complaints = new Set([
  ...'why problem problems issue issues still keep keeps always'.split(' '),
  ...'lag lags laggy stutters refused rejected hacked'.split(' '),
]);

/** "My pool is full of grass", "I have a floor but …", "the lawn sticks out". */
export const tellsState =
  /\bbut\b|^(?:my|the)\b(?!.*\b(?:how|what|where|which)\b).*\b(?:has|is|are|was|were|stays?|went|goes|turns|looks|comes|became|moves|jumps|flickers|shakes|sticks|follows|disappears|overlaps|covers)\b/;

/** "I can't see the lawn", "it won't let me", "there is no door". */
export const fails =
  /\b(?:(?:can|don|doesn|won|didn) t|cant|cannot|can not|dont|doesnt|wont|unable to) (?:see|make|do|get|have|let)\b|\bthere (?:is|are) no\b/;

const wrong =
  /^(?:broken|bugs?|fails?|failing|issues?|problems?|gone|disappear(?:ed|s)?|missing|invisible|vanish(?:ed|es)?)$/;
const right =
  /^(?:(?:work|function)(?:s|ed|ing)?|runs?|appear(?:s|ing)?|display(?:ed|s)?|show(?:s|ing)?|visible)$/;
/** Whether a word only says that something fails or is invisible. */
export const isWrong = (surface: string, isDenied: boolean): boolean =>
  wrong.test(surface) || (isDenied && right.test(surface));

const whole = /^(?:house|home|half|everything)$/;
/** Whether a word means all or half of the plan, and no single thing in it. */
export const isWhole = (surface: string): boolean => whole.test(surface);

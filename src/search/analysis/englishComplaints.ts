/** "3D lags" and "file rejected" complain without another word. */
export const complaints = new Set([
  ...'why problem problems issue issues still keep keeps always'.split(' '),
  ...'lag lags laggy stutters refused rejected hacked'.split(' '),
]);

/** "My pool is full of grass", "I have a floor but …", "the lawn sticks out". */
export const tellsState =
  /\bbut\b|^(?:my|the)\b(?!.*\b(?:how|what|where|which)\b).*\b(?:has|is|are|was|were|stays?|went|goes|turns|looks|comes|became|moves|jumps|flickers|shakes|sticks|follows|disappears|overlaps|covers)\b/;

const trouble = /^(?:broken|bugs?|fails?|failing|issues?|problems?)$/;
const working = /^(?:(?:work|function)(?:s|ed|ing)?|runs?)$/;
/** Whether a word only says that something goes wrong. */
export const isTrouble = (surface: string, isDenied: boolean): boolean =>
  trouble.test(surface) || (isDenied && working.test(surface));

const gone = /^(?:gone|disappear(?:ed|s)?|missing|invisible|vanish(?:ed|es)?)$/;
const shown = /^(?:appear(?:s|ing)?|display(?:ed|s)?|show(?:s|ing)?|visible)$/;
/** Whether a word only says that something does not show. */
export const isUnseen = (surface: string, isDenied: boolean): boolean =>
  gone.test(surface) || (isDenied && shown.test(surface));

const whole = /^(?:house|home|half|everything)$/;
/** Whether a word names no thing of a plan, but all or half of it. */
export const isWhole = (surface: string): boolean => whole.test(surface);

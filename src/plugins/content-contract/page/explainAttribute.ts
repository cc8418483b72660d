import type {FaultWords} from '../faults/FaultWords';

/**
 * Explains a mistake in a tag's attributes; `null` when the error is of another kind.
 *
 * @param message of the parser
 */
export function explainAttribute(message: string): FaultWords | null {
  if (/before attribute value/.test(message)) {
    return {
      what: 'The value of an attribute lacks its straight quotes.',
      remedy: 'Write name="value", with " on both sides; a number goes in braces: minutes={10}.',
    };
  }
  if (/in attribute value/.test(message)) {
    return {
      what: 'A quote that opens the value of an attribute is never closed.',
      remedy: 'Add the missing " after the value.',
    };
  }
  if (/`"` \(U\+0022\) in attribute name/.test(message)) {
    return {
      what: 'There is a straight quote inside the value of an attribute.',
      remedy: 'Use « » or “ ” inside a value; " only opens and closes it.',
    };
  }
  if (/after self-closing slash/.test(message)) {
    return {
      what: 'The slash of a tag is not followed by >.',
      remedy: 'Put the slash last, after the attributes: <Key name="escape" />.',
    };
  }
  if (/attribute name/.test(message)) {
    return {
      what: 'A tag is not finished.',
      remedy: 'End it with > or />, on the line where it starts.',
    };
  }
  return null;
}

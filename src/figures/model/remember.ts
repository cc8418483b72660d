/**
 * A function of two lists that answers at once when it is asked again for the very same ones, as a
 * plan that is drawn at each move of a hand needs it to.
 *
 * @param compute works out the answer; the lists are not changed afterwards
 */
export function rememberOfLists<A extends object, B extends object, Answer>(
  compute: (one: A, other: B) => Answer,
): (one: A, other: B) => Answer {
  const known = new WeakMap<A, WeakMap<B, Answer>>();
  return (one, other) => {
    const ofOne = known.get(one) ?? new WeakMap<B, Answer>();
    known.set(one, ofOne);
    const answer = ofOne.has(other) ? (ofOne.get(other) as Answer) : compute(one, other);
    ofOne.set(other, answer);
    return answer;
  };
}

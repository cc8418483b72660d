/**
 * Memoises a function of two lists by the identity of the lists: a plan is redrawn at every pointer
 * move, mostly from unchanged lists.
 *
 * @param compute must depend on the two lists only, which must not be mutated afterwards
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

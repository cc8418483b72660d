/** Runs a generator that pauses after each step to the end, in one go, and returns its result. */
export function finish<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The result of work that stops after each of its steps, with all of them done at once. */
export function finish<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

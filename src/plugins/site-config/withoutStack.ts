/** An error for writers: Docusaurus prints the stack of thrown errors, which to them is noise. */
export function withoutStack(message: string): Error {
  return Object.assign(new Error(message), {stack: message});
}

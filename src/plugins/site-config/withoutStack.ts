/** An error for those who write: Docusaurus prints the stack of what is thrown, and to them it is noise. */
export function withoutStack(message: string): Error {
  return Object.assign(new Error(message), {stack: message});
}

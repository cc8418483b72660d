import {readFileSync} from 'node:fs';

function read(pid: number, what: 'stat' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'latin1');
  } catch {
    return '';
  }
}

/** The program's name comes before, in parentheses, and may contain any character. */
const parentOf = (pid: number) =>
  Number(/^.*\) \S+ (\d+)/s.exec(read(pid, 'stat'))?.[1] ?? Number.NaN);

const isRunByNpm = (pid: number) => /(?:^|\0)npm_lifecycle_event=/.test(read(pid, 'environ'));

/**
 * The ancestors of this process up to npm. There is a shell between, which survives when npm is
 * killed, or is killed alone. A terminal or service above npm may end, as after `nohup`, and is not
 * included.
 *
 * @returns their PIDs, this process first; only its own without npm, or without /proc
 */
export function launchers(): readonly number[] {
  const chain = [process.pid];
  for (let pid = process.pid; isRunByNpm(pid); ) {
    pid = parentOf(pid);
    chain.push(pid);
  }
  return chain;
}

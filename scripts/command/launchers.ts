import {readFileSync} from 'node:fs';

function read(pid: number, what: 'stat' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'latin1');
  } catch {
    return '';
  }
}

/** The name of the program stands in parentheses before, and may hold any sign. */
const parentOf = (pid: number) =>
  Number(/^.*\) \S+ (\d+)/s.exec(read(pid, 'stat'))?.[1] ?? Number.NaN);

const isRunByNpm = (pid: number) => /(?:^|\0)npm_lifecycle_event=/.test(read(pid, 'environ'));

/**
 * The processes that npm runs this one in, up to npm: there is a shell between, which goes on when
 * npm is killed, or goes alone. A terminal or a service above npm may end, as after `nohup`, and is
 * none of them.
 *
 * @returns their numbers, this process first; it alone without npm, or where the system does not tell
 */
export function launchers(): readonly number[] {
  const chain = [process.pid];
  for (let pid = process.pid; isRunByNpm(pid); ) {
    pid = parentOf(pid);
    chain.push(pid);
  }
  return chain;
}

import {withoutStack} from '../site-config/withoutStack';

/** The error for a page shell that cannot be built; each fault names its file. */
export function shellRefusal(faults: readonly string[]): Error {
  const list = faults.map((fault) => `- src/plugins/themeConfig.ts: ${fault}`).join('\n');
  return withoutStack(`The page shell cannot be built:\n${list}`);
}

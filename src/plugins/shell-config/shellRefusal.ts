import {withoutStack} from '../site-config/withoutStack';

/** Why the page shell cannot be built, each fault with the file it stands in. */
export function shellRefusal(faults: readonly string[]): Error {
  const list = faults.map((fault) => `- src/plugins/themeConfig.ts: ${fault}`).join('\n');
  return withoutStack(`The page shell cannot be built:\n${list}`);
}

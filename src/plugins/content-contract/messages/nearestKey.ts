import {nearestName} from '../nearest/nearestName';

/** Splits a key into its scheme, such as `item.label.`, and the name of what it labels. */
function partsOf(key: string): {readonly scheme: string; readonly name: string} {
  const [, scheme = '', name = key] = /^(.*\.)(?=\S)(.+)$/.exec(key) ?? [];
  return {scheme, name};
}

/**
 * The key most likely meant by one that nothing looks up. Long common prefixes make any two keys
 * look alike, so either the name or the scheme is compared on its own.
 */
export function nearestKey(wanted: string, keys: readonly string[]): string | undefined {
  const {scheme, name} = partsOf(wanted);
  const alike = keys.filter((key) => partsOf(key).scheme === scheme);
  const names = alike.map((key) => partsOf(key).name);
  const near = nearestName(name, names);
  return near === undefined
    ? nearestName(
        wanted,
        keys.filter((key) => partsOf(key).name === name),
      )
    : alike[names.indexOf(near)];
}

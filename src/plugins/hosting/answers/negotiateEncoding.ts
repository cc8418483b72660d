export type Encoding = 'br' | 'gzip' | 'identity';

/** File name suffixes of precompressed variants. */
export const encodedSuffix: Readonly<Record<Encoding, string>> = {
  br: '.br',
  gzip: '.gz',
  identity: '',
};

/**
 * The smallest encoding that the client names explicitly. `*` is ignored, as by nginx, which sends
 * the plain file for it.
 *
 * @param accepted the `Accept-Encoding` header, if sent
 */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const takes = (name: string) => (weights.get(name) ?? 0) > 0;
  if (takes('br')) {
    return 'br';
  }
  return takes('gzip') ? 'gzip' : 'identity';
}

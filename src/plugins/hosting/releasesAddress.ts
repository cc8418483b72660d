/** Where nginx lists the releases whose policies it knows. */
export const releasesAddress = '/.well-known/releases';

/** Addresses of the site that are not pages by the writers. */
export const ownAddresses: readonly string[] = ['/search'];

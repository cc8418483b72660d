/** Addresses that no page of the writers has. */
export const ownAddresses: readonly string[] = ['/search'];

/** What people type that other searches take for orders; tests ask the engine and the box about it. */
export const specialCharacters = ['*', '+-:~^', '"', "'", '\\', '🙂'] as const;

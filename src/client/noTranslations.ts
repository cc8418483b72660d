/**
 * Replaces `@generated/codeTranslations`: the build inlines each text into the module that shows
 * it.
 */
export default {};

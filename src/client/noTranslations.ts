/** In place of `@generated/codeTranslations`: the texts stand in the modules that show them. */
export default {};

/**
 * What stands in an article and says nothing of its subject: the labels of buttons, what a component
 * marks so, such as the time that an article takes, and the words inside a drawing: they are read
 * there, and its caption says it in a sentence.
 */
export const notSearched = ['button', '[data-not-searched]', 'figure svg'];

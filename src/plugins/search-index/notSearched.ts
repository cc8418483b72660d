/**
 * What stands in an article and says nothing of its subject: the labels of buttons, and what a
 * component marks so, such as the time that an article takes.
 */
export const notSearched = ['button', '[data-not-searched]'];

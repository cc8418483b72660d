/** The kind of value of each field. */
export const fields: Readonly<Record<string, string>> = {
  title: 'text',
  sidebar_label: 'text',
  description: 'text',
  keywords: 'list',
  type: 'text',
  draft: 'flag',
  hide_title: 'flag',
  hide_table_of_contents: 'flag',
  displayed_sidebar: 'text',
  image: 'text',
};

/** Fields that every page must have. */
export const requiredFields = ['title', 'sidebar_label', 'description', 'keywords', 'type'];

/** How to write a value of each kind. */
export const examples: Readonly<Record<string, string>> = {
  text: '"A text in straight quotes"',
  list: '[wall, "a phrase", room]',
  flag: 'true',
};

/** How to write the value of a field. */
export function exampleOf(name: string): string {
  return name === 'type' ? 'task' : (examples[fields[name] ?? 'text'] ?? '');
}

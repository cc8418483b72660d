/** The kind of value each field holds. */
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

/** Those that no page goes without. */
export const requiredFields = ['title', 'sidebar_label', 'description', 'keywords', 'type'];

/** How a value of each kind is written. */
export const examples: Readonly<Record<string, string>> = {
  text: '"A text in straight quotes"',
  list: '[wall, "a phrase", room]',
  flag: 'true',
};

/** How the value of a field is written. */
export function exampleOf(name: string): string {
  return name === 'type' ? 'task' : (examples[fields[name] ?? 'text'] ?? '');
}

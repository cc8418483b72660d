/**
 * The inline script that hides a closed announcement before the first paint. It compares the id
 * too: upstream's script shows a new announcement only on the second page load.
 *
 * @param id `announcementBar.id`
 * @param namespace suffix of the site's storage keys
 */
export function announcementScript(id: string, namespace: string): string {
  const [idKey, dismissKey] = ['id', 'dismiss'].map((name) =>
    JSON.stringify(`docusaurus.announcement.${name}${namespace}`),
  );
  // The id is free text: it must not close the script element.
  const safeId = JSON.stringify(id).replace(/</g, '\\u003c');
  return `try{if(localStorage.getItem(${idKey})===${safeId}&&localStorage.getItem(${dismissKey})==='true')document.documentElement.setAttribute('data-announcement','closed')}catch(e){}`;
}

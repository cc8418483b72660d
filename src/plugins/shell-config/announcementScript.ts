/**
 * The inline script that hides, before first paint, an announcement which the reader closed. It asks
 * for the id too: upstream's shows a new announcement only at the load after next.
 *
 * @param id `announcementBar.id`
 * @param namespace what the site adds to the keys of its storage
 */
export function announcementScript(id: string, namespace: string): string {
  const [idKey, dismissKey] = ['id', 'dismiss'].map((name) =>
    JSON.stringify(`docusaurus.announcement.${name}${namespace}`),
  );
  // The id is text of the configuration: it may not close the script element.
  const safeId = JSON.stringify(id).replace(/</g, '\\u003c');
  return `try{if(localStorage.getItem(${idKey})===${safeId}&&localStorage.getItem(${dismissKey})==='true')document.documentElement.setAttribute('data-announcement','closed')}catch(e){}`;
}

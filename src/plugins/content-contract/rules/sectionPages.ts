import {siteRule} from '../Rule';

/**
 * The page of a section is written by hand. One that Docusaurus generates has texts that are
 * neither checked nor translated, and adds the titles and descriptions of all pages to every page.
 */
export const sectionPages = siteRule('sectionPages', ({madePages}) =>
  madePages.map(({file, line, column, section}) => {
    const folder = /^[a-z0-9-]+$/.test(section) ? section : 'folder';
    const quote = file.endsWith('.json') ? '"' : "'";
    return {
      file,
      line,
      column,
      what: `The section ${section} uses a generated index, which this site does not support.`,
      remedy: `Write docs/${folder}/index.mdx in both languages, with <Cards> as /syntax shows them, and link: {type: ${quote}doc${quote}, id: ${quote}${folder}/index${quote}}; or remove the link.`,
    };
  }),
);

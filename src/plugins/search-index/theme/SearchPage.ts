// Nothing: src/theme/SearchPage is the page; this only gives it something to stand in front of.
export {default} from '@docusaurus/Noop';

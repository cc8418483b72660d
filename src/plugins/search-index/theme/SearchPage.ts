// Empty: src/theme/SearchPage is the real page, and this only registers the name for it to
// override.
export {default} from '@docusaurus/Noop';

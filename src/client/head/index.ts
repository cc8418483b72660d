/**
 * Stands in the browser for `react-helmet-async`, by which core keeps the head of the document. It
 * knows what the parts of this site ask for: children of `<Head>`, no other settings.
 */
export {Helmet} from './Helmet';
export {HelmetProvider} from './HelmetProvider';

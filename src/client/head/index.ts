/**
 * Replaces `react-helmet-async`, with which core manages the document head, in the browser bundle.
 * It supports only what this site uses: the children of `<Head>`, no other props.
 */
export {Helmet} from './Helmet';
export {HelmetProvider} from './HelmetProvider';

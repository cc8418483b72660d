// Re-exports @theme/MDXComponents/Details from a path that pages can import: few pages need it.
export {default} from '@theme-original/MDXComponents/Details';

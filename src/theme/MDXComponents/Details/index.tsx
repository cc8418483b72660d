// Stands for @theme/MDXComponents/Details by a path that pages can import: few have one.
export {default} from '@theme-original/MDXComponents/Details';

import type {PrismTheme} from 'prism-react-renderer';

/** Code colours as tokens of custom.css, so that both colour modes come from one theme. */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--site-code-text)', backgroundColor: 'var(--site-code-surface)'},
  styles: [
    {types: ['comment', 'prolog'], style: {color: 'var(--site-code-comment)'}},
    {types: ['tag', 'keyword', 'title'], style: {color: 'var(--site-code-keyword)'}},
    {types: ['string', 'attr-value', 'url'], style: {color: 'var(--site-code-string)'}},
    {types: ['attr-name', 'property'], style: {color: 'var(--site-code-name)'}},
  ],
};

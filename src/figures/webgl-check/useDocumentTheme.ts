import {useEffect, useState} from 'react';

const themeOf = (): string => document.documentElement.dataset.theme ?? '';

/** The colour mode that the style sheet is in, followed as it changes. In the browser only. */
export function useDocumentTheme(): string {
  const [theme, setTheme] = useState(themeOf);
  useEffect(() => {
    const watcher = new MutationObserver(() => setTheme(themeOf()));
    watcher.observe(document.documentElement, {attributeFilter: ['data-theme']});
    return () => watcher.disconnect();
  }, []);
  return theme;
}

import {useEffect, useState} from 'react';

const themeOf = (): string => document.documentElement.dataset.theme ?? '';

/** The current colour mode of the page, updated when it changes. Browser only. */
export function useDocumentTheme(): string {
  const [theme, setTheme] = useState(themeOf);
  useEffect(() => {
    const watcher = new MutationObserver(() => setTheme(themeOf()));
    watcher.observe(document.documentElement, {attributeFilter: ['data-theme']});
    return () => watcher.disconnect();
  }, []);
  return theme;
}

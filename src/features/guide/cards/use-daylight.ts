import { useEffect } from 'react';

/** Colours the page as by day while a card covers it: it is held up in the dark too. */
export function useDaylight(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset['theme'] = 'light';
    return () => {
      if (theme === undefined) delete dataset['theme'];
      else dataset['theme'] = theme;
    };
  }, []);
}

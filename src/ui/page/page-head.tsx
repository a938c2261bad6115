import { useEffect } from 'react';

interface PageHeadProps {
  title: string;
  /** Name of the house, put after the title once it is known. */
  brand?: string | null | undefined;
  description?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/**
 * Title, description and robots of a page. An effect rather than React's own `<title>`: the served HTML already has a
 * title for the time before any script, and of two titles a browser takes the first.
 */
export function PageHead({ title, brand, description, hidden = false }: PageHeadProps) {
  useEffect(() => {
    document.title = brand ? `${title} · ${brand}` : title;
  }, [title, brand]);
  useEffect(() => {
    if (description) metaNamed('description').content = description;
  }, [description]);
  useEffect(() => {
    if (!hidden) return;
    const robots = metaNamed('robots');
    robots.content = 'noindex';
    return () => robots.remove();
  }, [hidden]);
  return null;
}

function metaNamed(name: string): HTMLMetaElement {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) return found;
  const made = document.createElement('meta');
  made.name = name;
  document.head.append(made);
  return made;
}

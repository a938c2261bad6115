import { useEffect } from 'react';

/**
 * Tells search engines what a page is about (schema.org as JSON-LD). A data block: no script runs, so the page's policy
 * has nothing against it. Gone again with the page.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify(data);
  useEffect(() => {
    // The server has said it already, in the document that this page came in.
    const served = document.head.querySelector<HTMLElement>('script[data-served]');
    if (served?.dataset['served'] === location.pathname) return;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.textContent = json;
    document.head.append(block);
    return () => block.remove();
  }, [json]);
  return null;
}

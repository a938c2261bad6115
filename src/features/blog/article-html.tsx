import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import css from './article-html.module.css';
import { sanitiseArticle } from './sanitise-article';

/** HTML of an article, sanitised. Its links to our own pages are followed without loading the site anew. */
export function ArticleHtml({ html }: { html: string }) {
  const clean = useMemo(() => ({ __html: sanitiseArticle(html) }), [html]);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!address?.startsWith('/')) return;
    event.preventDefault();
    void navigate(address);
  };
  return <div className={css.article} dangerouslySetInnerHTML={clean} onClick={follow} />;
}

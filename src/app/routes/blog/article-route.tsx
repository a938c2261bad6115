import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { asEventArticle } from '../../../domain/blog/event-articles';
import { ArticlePage } from '../../../features/articles/article-page';
import { eventArticlePath, STORY_PATHS } from '../../../contract/page-addresses';
import { siteContentStore, useApartmentsPath } from '../../site/site-content';

/** `/explore&experience/:slug` */
export function Component() {
  const { slug } = useParams();
  const content = useStore(siteContentStore, (site) => site.content);
  return (
    <ArticlePage
      article={asEventArticle(slug)}
      brand={content?.brand ?? null}
      reception={content?.phones.reception ?? null}
      list={STORY_PATHS.articles}
      homes={useApartmentsPath()}
      articleOf={eventArticlePath}
    />
  );
}

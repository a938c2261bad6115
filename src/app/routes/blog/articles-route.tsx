import { useStore } from 'zustand';
import { ArticlesPage } from '../../../features/articles/articles-page';
import { eventArticlePath } from '../../../contract/page-addresses';
import { siteContentStore } from '../../site/site-content';

/** `/explore&experience` */
export function Component() {
  const brand = useStore(siteContentStore, (site) => site.content?.brand);
  return <ArticlesPage brand={brand ?? null} articleOf={eventArticlePath} />;
}

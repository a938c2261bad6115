import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { count } from '../../../contract/bookings/stay-address';
import { BlogPostPage } from '../../../features/blog/blog-post-page';
import { blogPostPath, STORY_PATHS } from '../../../contract/page-addresses';
import { siteContentStore } from '../../site/site-content';
import { siteLanguageStore } from '../../site/site-language';

/** `/blog/:id` */
export function Component() {
  const { id } = useParams();
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const brand = useStore(siteContentStore, (site) => site.content?.brand);
  return (
    <BlogPostPage id={count(id)} lang={lang} brand={brand ?? null} home={STORY_PATHS.blog} postOf={blogPostPath} />
  );
}

import { useStore } from 'zustand';
import { BlogPage } from '../../../features/blog/blog-page';
import { FeaturedTourOf } from '../../site/featured-tour';
import { blogPostPath, STORY_PATHS } from '../../../contract/page-addresses';
import { useHas } from '../../site/house';
import { siteContentStore } from '../../site/site-content';
import { siteLanguageStore } from '../../site/site-language';

/** `/blog` */
export function Component() {
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const brand = useStore(siteContentStore, (site) => site.content?.brand);
  const has = useHas();
  return (
    <BlogPage
      lang={lang}
      brand={brand ?? null}
      home={STORY_PATHS.blog}
      postOf={blogPostPath}
      featured={has('tours') && <FeaturedTourOf lang={lang} />}
    />
  );
}

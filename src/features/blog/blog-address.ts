import { asBlogCategory, type BlogCategory } from '../../domain/blog/blog';
import { pageCount, POSTS_PER_PAGE } from '../../domain/paging';

/** View of a list; it stands in its address, so that a reload and a sent link show the same. */
interface BlogView {
  /** `null` for all. */
  category: BlogCategory | null;
  page: number;
}

/** Reads `?category=&page=`; what nobody could mean is the first page of all. */
export function readBlogView(query: URLSearchParams): BlogView {
  const page = Number(query.get('page') ?? '1');
  return {
    category: asBlogCategory(query.get('category')),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** The query of a view, empty for the first page of all. A language in the address stays. */
export function blogQuery({ category, page }: BlogView, lang: string | null = null): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  if (lang) query.set('lang', lang);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The posts of a page, and how many pages there are; a page behind the last is the last. */
export function postsOnPage<T>(
  posts: readonly T[],
  wanted: number,
): { shown: readonly T[]; page: number; pages: number } {
  const pages = pageCount(posts.length);
  const page = Math.min(wanted, pages);
  return { shown: posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE), page, pages };
}

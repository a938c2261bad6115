import type { BlogPost } from '../../contract/blog/blog';
import { apiSource } from '../../api/source';
import { listBlogPostsCall, readBlogPostCall } from '../../contract/blog/calls';
import type { Language } from '../../domain/languages';
import { type Cached, readCache, fetchAndCache, type Source } from './network-first';
import type { QuerySource } from './query';

const TIMEOUT_MS = 8000;

/** Every post of the blog, whole. */
export const allPosts = (lang: Language): Source<BlogPost[]> => ({
  key: `blog:all:${lang}`,
  ...apiSource(listBlogPostsCall, { query: { lang } }),
  timeoutMs: TIMEOUT_MS,
  lang,
});

const onePost = (id: number, lang: Language): Source<BlogPost> => ({
  key: `blog:${id}:${lang}`,
  ...apiSource(readBlogPostCall, { params: { id }, query: { lang } }),
  timeoutMs: TIMEOUT_MS,
  lang,
});

/** One post: the network's, else the phone's copy of it, else what the kept list has, for the list holds posts whole. */
export const querySourceOfPost = (id: number, lang: Language): QuerySource<BlogPost> => {
  const source = onePost(id, lang);
  return {
    ask: (signal) => fetchAndCache(source, signal),
    kept: async () => {
      const [own, list] = await Promise.all([readCache(source), fromList(id, lang)]);
      return own && list && list.savedAt > own.savedAt ? list : (own ?? list);
    },
  };
};

async function fromList(id: number, lang: Language): Promise<Cached<BlogPost> | null> {
  const list = await readCache(allPosts(lang));
  const post = list?.data.find((one) => one.id === id);
  return list && post ? { data: post, savedAt: list.savedAt } : null;
}

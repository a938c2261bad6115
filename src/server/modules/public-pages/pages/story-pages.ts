import { BLOG_PATH, blogPostPath, eventArticlePath, EVENTS_PATH } from '../../../../contract/page-addresses';
import { summaryOf } from '../../../../domain/blog/blog';
import { EVENT_ARTICLES, type EventArticle } from '../../../../domain/blog/event-articles';
import type { StoredPost } from '../../blog/store';
import type { PageContext, PublicPage } from './page';
import { heading, inLanguage, link, list, paragraph, sharedPicture } from './page';
import { prose } from './prose';
import { theHouse, thing } from './things';
import { postIn } from '../../blog/module';

/** Every post of the blog: a crawler needs no pages of five. */
export function blogPage(context: PageContext, posts: readonly StoredPost[]): PublicPage {
  const words = context.words.blog;
  return {
    path: BLOG_PATH,
    title: words.title,
    description: words.description,
    picture: sharedPicture(posts[0]?.body.thumbnail, context),
    kind: 'website',
    trail: [],
    things: [],
    body: [
      heading(1, words.title),
      paragraph(words.lead),
      list(
        posts.map((stored) => {
          const post = postIn(stored, context.lang);
          return link(inLanguage(blogPostPath(post.id), context.lang), post.title) + paragraph(summaryOf(post));
        }),
      ),
    ].join(''),
  };
}

/** One post of the blog. */
export function postPage(context: PageContext, stored: StoredPost): PublicPage {
  const words = context.words.blog;
  const post = postIn(stored, context.lang);
  const path = blogPostPath(post.id);
  return {
    path,
    title: post.title,
    description: summaryOf(post),
    picture: sharedPicture(post.thumbnail, context),
    kind: 'article',
    publishedAt: stored.createdAt,
    trail: [{ name: words.title, path: BLOG_PATH }],
    things: [
      thing('Article', {
        headline: post.title,
        description: summaryOf(post),
        image: context.imageAt(sharedPicture(post.thumbnail, context)),
        datePublished: post.createdAt,
        inLanguage: context.lang,
        articleSection: words.categories[post.category],
        mainEntityOfPage: context.absolute(inLanguage(path, context.lang)),
        author: theHouse(context),
        publisher: theHouse(context),
      }),
    ],
    // Our own renderer has written it: there is nothing in it but text, lists, links and pictures.
    body: heading(1, post.title) + paragraph(post.summary) + post.content,
  };
}

/** "Khám phá sự kiện xã hội" */
export function articlesPage(context: PageContext): PublicPage {
  const words = context.words.articles;
  return {
    path: EVENTS_PATH,
    title: words.title,
    description: words.description,
    picture: context.housePicture,
    kind: 'website',
    trail: [],
    things: [],
    body: [
      heading(1, words.title),
      paragraph(words.lead),
      list(
        EVENT_ARTICLES.map(
          (article) =>
            link(inLanguage(eventArticlePath(article), context.lang), words.items[article].title) +
            paragraph(words.items[article].lead),
        ),
      ),
    ].join(''),
  };
}

/** One of its articles. */
export function articlePage(context: PageContext, article: EventArticle): PublicPage {
  const words = context.words.articles;
  const { title, lead, parts } = words.items[article];
  const path = eventArticlePath(article);
  return {
    path,
    title,
    description: lead,
    picture: context.housePicture,
    kind: 'website',
    trail: [{ name: words.title, path: EVENTS_PATH }],
    things: [
      thing('Article', {
        headline: title,
        description: lead,
        image: context.imageAt(context.housePicture),
        inLanguage: context.lang,
        mainEntityOfPage: context.absolute(inLanguage(path, context.lang)),
        author: theHouse(context),
        publisher: theHouse(context),
      }),
    ],
    body: heading(1, title) + paragraph(lead) + prose(parts),
  };
}

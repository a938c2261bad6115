import { describe, expect, it } from 'vitest';
import { blogPost, blogPostList, type BlogPost } from '../../../src/contract/blog/blog';
import { BLOG_CATEGORIES } from '../../../src/domain/blog/blog';
import { readHotelFile } from '../../../src/server/modules/hotel/hotel-file';
import { bumpRevision } from '../../../src/server/platform/db/revisions';
import { inTransaction } from '../../../src/server/platform/db/transaction';
import { onEveryEngine, onOneServer, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { articleOf, storyHotel } from '../../support/stories';

const posts = async ({ app }: TestServer, query = ''): Promise<BlogPost[]> =>
  blogPostList.parse((await app.inject(`/api/blog/posts${query}`)).json());
const post = async ({ app }: TestServer, id: number, query = ''): Promise<BlogPost> =>
  blogPost.parse((await app.inject(`/api/blog/posts/id/${id}${query}`)).json());

onEveryEngine('the blog', (start) => {
  it('lists the newest first, with the specification’s fields', async () => {
    const server = await start({ hotel: storyHotel() });
    const list = await posts(server);
    expect(list.map(({ title }) => title)).toEqual(['Bài hai', 'Bài một']);
    expect(list[1]).toEqual({
      id: 1,
      title: 'Bài một',
      summary: 'Tóm tắt Bài một',
      content: '<p>Nội dung Bài một</p>',
      thumbnail: '/pictures/blog/packing.svg',
      category: 'blog-du-lich',
      createdAt: '2026-10-01T01:00:00.000Z',
      views: 0,
      gallery: ['/pictures/blog/packing.svg'],
      galleryAlts: [''],
    });
  });

  it('counts reads together instead of writing with each', async () => {
    const server = await start({ hotel: storyHotel() });
    const written = () => server.database.db.selectFrom('blog_views').selectAll().execute();
    for (let read = 0; read < 3; read += 1) await post(server, 1);
    expect((await post(server, 1)).views).toBe(0);
    expect(await written()).toEqual([]);
    await server.app.services.blog.countReads();
    expect((await post(server, 1)).views).toBe(4);
    expect((await post(server, 2)).views).toBe(0);
    await server.app.services.blog.countReads();
    expect((await posts(server)).map(({ views }) => views)).toEqual([1, 5]);
  });

  it('does not count a list, a HEAD or a post that is not there', async () => {
    const server = await start({ hotel: storyHotel() });
    await posts(server);
    await server.app.inject({ method: 'HEAD', url: '/api/blog/posts/id/1' });
    await server.app.inject('/api/blog/posts/id/99');
    await server.app.services.blog.countReads();
    expect((await posts(server)).map(({ views }) => views)).toEqual([0, 0]);
  });

  it('writes down at its stop what was not counted yet', async () => {
    const server = await start({ hotel: storyHotel() });
    await post(server, 2);
    await server.app.close();
    expect(await server.database.db.selectFrom('blog_views').selectAll().execute()).toEqual([{ post_id: 2, views: 1 }]);
  });

  it('shows no draft, neither in the list nor by its id', async () => {
    const server = await start({ hotel: storyHotel() });
    const { db } = server.database;
    await db.updateTable('blog_posts').set({ status: 'DRAFT' }).where('id', '=', 1).execute();
    await inTransaction(db, (tx) => bumpRevision(tx, 'blog'));
    server.clock.forward(3000);
    expect((await posts(server)).map(({ id }) => id)).toEqual([2]);
    expect((await server.app.inject('/api/blog/posts/id/1')).statusCode).toBe(404);
  });
});

describe('a post', () => {
  const start = onSqlite();
  const house = onOneServer({ hotel: storyHotel() });

  it('is in the language that is asked for', async () => {
    const server = await start({ hotel: storyHotel() });
    expect(await post(server, 1, '?lang=en')).toMatchObject({
      title: 'Bài một (en)',
      summary: 'Summary Bài một',
      content: '<p>Content Bài một</p>',
    });
  });

  it.each(['99', '0', '-1', 'abc', '1e3', '1%00', '../1'])('named %s is 404', async (id) => {
    const { app } = house();
    const answer = await app.inject(`/api/blog/posts/id/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'notFound' });
  });

  it('is 304 for who has it', async () => {
    const { app } = await start({ hotel: storyHotel() });
    const first = await app.inject('/api/blog/posts/id/1');
    const again = await app.inject({
      url: '/api/blog/posts/id/1',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
  });
});

describe('a hotel file', () => {
  const start = onSqlite();

  it('without articles starts with an empty blog', async () => {
    expect(await posts(await start())).toEqual([]);
  });

  it.each([
    ['a category of nobody’s', articleOf('X', { category: 'tin-vit' }), /blog\[0\]\.category/],
    ['a day that does not exist', articleOf('X', { day: '2026-02-30' }), /blog\[0\]\.day/],
    ['content that is HTML', articleOf('X', { content: { vi: '<p>x</p>', en: '<p>x</p>' } }), /blog\[0\]\.content/],
    [
      'a block that the editor does not know',
      articleOf('X', { content: { type: 'doc', content: [{ type: 'iframe' }] } }),
      /blog\[0\]\.content/,
    ],
  ])('is refused for %s, by the key', async (_, article, key) => {
    await expect(start({ hotel: storyHotel([article]) })).rejects.toThrow(key);
  });

  it('of the demo has at least 24 articles, four and more in each category, each written in both languages', async () => {
    const { blog } = await readHotelFile(null);
    expect(blog.length).toBeGreaterThanOrEqual(24);
    for (const category of BLOG_CATEGORIES) {
      expect(blog.filter((one) => one.category === category).length).toBeGreaterThanOrEqual(4);
    }
    for (const { title, content } of blog) {
      expect(title.vi).not.toBe(title.en);
      expect(JSON.stringify(content.vi)).not.toBe(JSON.stringify(content.en));
    }
  });
});

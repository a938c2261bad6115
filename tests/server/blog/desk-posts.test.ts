import { expect, it } from 'vitest';
import type { BlogPost } from '../../../src/contract/blog/blog';
import type { ContentState } from '../../../src/contract/editing/content';
import type { DeskPosts } from '../../../src/contract/blog/desk';
import { deskOf, type Desk } from '../../support/desk';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { storyHotel } from '../../support/stories';

const INDEX = '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>';
const startOne = onSqlite();
const hotel = storyHotel();
const paragraph = (...content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
const text = (value: string, marks: unknown[] = []) => ({ type: 'text', text: value, marks });

const NOTHING = { type: 'doc' };

const postOf = (changes: Record<string, unknown> = {}) => ({
  status: 'PUBLISHED',
  category: 'am-thuc-vung-mien',
  day: '2026-11-20',
  title: { vi: 'Bún cá buổi sớm', en: '' },
  summary: { vi: 'Ở chợ Hạ Long 1.', en: '' },
  thumbnail: '/pictures/blog/packing.svg',
  gallery: [],
  content: { vi: paragraph(text('Ăn lúc sáu giờ.')), en: NOTHING },
  ...changes,
});

const add = async (desk: Desk, value: unknown): Promise<ContentState> =>
  (await desk.send('POST', 'posts', { value })).json();
const list = async ({ app }: TestServer, lang = 'vi'): Promise<BlogPost[]> =>
  (await app.inject(`/api/blog/posts?lang=${lang}`)).json();

onEveryEngine('a post of the desk', (start) => {
  it('is on the site, its page for crawlers and in the sitemap once it is published, and gone after the undo', async () => {
    const server = await start({ hotel, files: { 'index.html': INDEX } });
    const desk = await deskOf(server);
    const draft = await add(desk, postOf({ status: 'DRAFT' }));
    expect((await list(server)).map(({ title }) => title)).not.toContain('Bún cá buổi sớm');
    const { subject, version } = draft;
    const published = await desk.send('PUT', `posts/${subject}`, { value: postOf(), version });
    expect(published.statusCode).toBe(200);
    expect((await list(server))[0]).toMatchObject({ title: 'Bún cá buổi sớm', content: '<p>Ăn lúc sáu giờ.</p>' });
    expect((await server.app.inject(`/blog/${subject}`)).body).toContain('Ăn lúc sáu giờ.');
    expect((await server.app.inject('/sitemap.xml')).body).toContain(`/blog/${subject}<`);
    const { last } = published.json<ContentState>();
    await desk.send('POST', `posts/${subject}/undo`, { change: last?.id });
    expect((await server.app.inject(`/api/blog/posts/id/${subject}`)).statusCode).toBe(404);
    expect((await desk.get(`posts/${subject}`)).json()).toMatchObject({ value: { status: 'DRAFT' } });
  });

  it('is shown in Vietnamese where nobody has written it in English', async () => {
    const server = await start({ hotel });
    await add(await deskOf(server), postOf());
    expect((await list(server, 'en'))[0]).toMatchObject({
      title: 'Bún cá buổi sớm',
      summary: 'Ở chợ Hạ Long 1.',
      content: '<p>Ăn lúc sáu giờ.</p>',
    });
  });

  it('can be taken away and brought back with its reads', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await server.app.inject('/api/blog/posts/id/1');
    await server.app.services.blog.countReads();
    const { version } = (await desk.get('posts/1')).json<ContentState>();
    const gone = await desk.send('PUT', 'posts/1', { value: null, version });
    expect(gone.json()).toMatchObject({ value: null, version: null });
    expect((await list(server)).map(({ id }) => id)).toEqual([2]);
    expect((await desk.get('posts')).json<DeskPosts>().items.map(({ id }) => id)).toEqual([2]);
    await desk.send('POST', 'posts/1/undo', { change: gone.json<ContentState>().last?.id });
    expect((await list(server)).find(({ id }) => id === 1)).toMatchObject({ views: 1 });
  });

  it('never gets the id of one that was taken away', async () => {
    const desk = await deskOf(await start({ hotel }));
    const first = await add(desk, postOf());
    await desk.send('PUT', `posts/${first.subject}`, { value: null, version: first.version });
    expect((await add(desk, postOf())).subject).not.toBe(first.subject);
  });

  it('tells who was faster and loses nothing of theirs', async () => {
    const desk = await deskOf(await start({ hotel }));
    const { subject, version } = await add(desk, postOf());
    await desk.send('PUT', `posts/${subject}`, { value: postOf({ day: '2026-11-01' }), version });
    const late = await desk.send('PUT', `posts/${subject}`, { value: postOf({ day: '2026-11-02' }), version });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'contentChanged',
      current: { value: { day: '2026-11-01' }, touched: { staffName: expect.any(String) as string } },
    });
  });
});

const REFUSED: [string, Record<string, unknown>, string][] = [
  ['no title', { title: { vi: ' ', en: 'x' } }, 'title.vi'],
  ['a title that is too long', { title: { vi: 'x'.repeat(161), en: '' } }, 'title.vi'],
  ['no such day', { day: '2026-02-30' }, 'day'],
  ['a category of nobody’s', { category: 'tin-vit' }, 'category'],
  ['no text, and published', { content: { vi: NOTHING, en: NOTHING } }, 'content.vi'],
  ['a picture that is a program', { thumbnail: 'javascript:alert(1)' }, 'thumbnail'],
  [
    'a picture that is data',
    { gallery: [{ imageUrl: 'data:image/svg+xml,<svg onload=alert(1)>' }] },
    'gallery.0.imageUrl',
  ],
  [
    'a block that nobody knows',
    { content: { vi: { type: 'doc', content: [{ type: 'script' }] }, en: NOTHING } },
    'content.vi.content.0.type',
  ],
  ['a text that is HTML', { content: { vi: '<p>x</p>', en: NOTHING } }, 'content.vi'],
];

it('is refused with the field that is wrong', async () => {
  const desk = await deskOf(await startOne({ hotel }));
  for (const [what, changes, field] of REFUSED) {
    const answer = await desk.send('POST', 'posts', { value: postOf(changes) });
    expect([what, answer.statusCode, answer.json<{ field: string }>().field]).toEqual([what, 422, field]);
  }
});

it('is refused when it goes deeper than anybody writes, before anything falls over it', async () => {
  const server = await startOne({ hotel });
  const { cookie } = await deskOf(server);
  const sent = async (depth: number): Promise<number> => {
    const deep = `${'{"type":"blockquote","content":['.repeat(depth)}{"type":"paragraph"}${']}'.repeat(depth)}`;
    const value = JSON.stringify(postOf()).replace('{"type":"doc"}', `{"type":"doc","content":[${deep}]}`);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/reception/posts',
      headers: { cookie, 'content-type': 'application/json' },
      payload: `{"value":${value}}`,
    });
    return answer.statusCode;
  };
  expect([await sent(4), await sent(15), await sent(15_000)]).toEqual([200, 422, 400]);
});

const linked = (attrs: Record<string, string>) => ({
  type: 'paragraph',
  content: [text('x', [{ type: 'link', attrs }])],
});
const HOSTILE: [string, unknown][] = [
  ['a script as text', { type: 'paragraph', content: [text('<script>alert(1)</script>')] }],
  ['a link that is a program', linked({ href: 'java\tscript:alert(1)' })],
  ['a link that is data', linked({ href: 'data:text/html,<script>alert(1)</script>' })],
  ['a link with handlers', linked({ href: '/blog', onclick: 'alert(1)', style: 'position:fixed', class: 'x' })],
  ['a picture with handlers', { type: 'image', attrs: { src: '/a.svg', onerror: 'alert(1)', style: 'inset:0' } }],
  [
    'a picture out of its quotes',
    { type: 'image', attrs: { src: '/a.svg"><svg onload=alert(1)>', alt: '"><svg onload=x>' } },
  ],
  ['a picture that is data', { type: 'image', attrs: { src: 'data:image/svg+xml,<svg onload=alert(1)>' } }],
  ['a heading that is code', { type: 'heading', attrs: { level: '2 onmouseover=alert(1)' } }],
];

/** Values are escaped, so none of them holds a quote or an angle. */
const TAG = /<([a-z][\w-]*)((?:[^<>"]|"[^"]*")*)>/gi;
const ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;

it('keeps and shows nothing that runs, whatever the editor was made to send', async () => {
  const server = await startOne({ hotel, files: { 'index.html': INDEX } });
  const desk = await deskOf(server);
  for (const [what, block] of HOSTILE) {
    const vi = { type: 'doc', content: [block, { type: 'paragraph', content: [text('Lời.')] }] };
    const { subject } = await add(desk, postOf({ content: { vi, en: NOTHING } }));
    const { content } = (await server.app.inject(`/api/blog/posts/id/${subject}`)).json<BlogPost>();
    expect([what, content]).toEqual([what, expect.stringContaining('<p>Lời.</p>')]);
    for (const html of [content, (await server.app.inject(`/blog/${subject}`)).body]) {
      const tags = [...html.matchAll(TAG)].map(([, name = '', attributes = '']) => ({ name, attributes }));
      expect([what, tags.filter(({ name }) => /^(svg|iframe|style|object)$/.test(name))]).toEqual([what, []]);
      expect([what, html]).toEqual([what, expect.not.stringContaining('<script>alert')]);
      const attributes = tags.flatMap((tag) => [...tag.attributes.matchAll(ATTRIBUTE)]);
      const runs = attributes.filter(
        ([, name = '', value = '']) => /^(on|style)/i.test(name) || /^(javascript|data):/i.test(value),
      );
      expect([what, runs]).toEqual([what, []]);
    }
    const stored = JSON.stringify((await desk.get(`posts/${subject}`)).json());
    expect([what, stored]).toEqual([
      what,
      expect.not.stringMatching(/onclick"|onerror"|style"|class"|javascript:|data:/),
    ]);
  }
});

import { expect, it } from 'vitest';
import { signedIn } from '../../support/accounts';
import { deskOf, deskWith, type Desk } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { tourHotel } from '../../support/tours';

const hotel = tourHotel();

const say = async (server: TestServer, comment: string): Promise<string> => {
  const who = await signedIn(server);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/comments',
    payload: { userId: who.id, targetType: 'TOUR', targetId: 1, comment },
    headers: { cookie: who.cookie },
  });
  return answer.json<{ id: string }>().id;
};
const seen = async ({ app }: TestServer): Promise<string[]> =>
  (await app.inject('/api/comments/TOUR/1')).json<{ comment: string }[]>().map(({ comment }) => comment);
interface Item {
  id: string;
  who: string;
  place: string;
  text: string;
  hidden: boolean | null;
}
const listed = async (desk: Desk, lang = 'vi'): Promise<Item[]> =>
  (await desk.get(`items?kind=comment&lang=${lang}`)).json<{ items: Item[] }>().items;

onEveryEngine('comments at the desk', (start) => {
  it('are listed with who wrote them about which tour, and wait on the board until somebody has looked', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await say(server, 'Tàu sạch, cơm ngon');
    expect(await listed(desk)).toEqual([
      expect.objectContaining({ id, place: 'Đêm trên Vịnh Đẹp', text: 'Tàu sạch, cơm ngon', hidden: false }) as object,
    ]);
    const todos = async () => (await desk.get('today')).json<{ todos: { key: string; place: string }[] }>().todos;
    expect((await todos()).find(({ key }) => key === `item:comment:${id}`)?.place).toBe('Đêm trên Vịnh Đẹp');
    await desk.send('PUT', `items/comment/${id}`, { state: 'seen' });
    expect(await todos()).toEqual([]);
  });

  it('are hidden from visitors and shown again, and who did it is written down without the words', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await say(server, 'Tàu sạch, cơm ngon');
    const rude = await say(server, 'lời-không-hay');
    expect((await desk.send('PUT', `comments/${rude}`, { hidden: true })).statusCode).toBe(200);
    expect(await seen(server)).toEqual(['Tàu sạch, cơm ngon']);
    expect((await listed(desk)).find(({ id }) => id === rude)?.hidden).toBe(true);
    await desk.send('PUT', `comments/${rude}`, { hidden: false });
    expect((await seen(server)).sort()).toEqual(['Tàu sạch, cơm ngon', 'lời-không-hay']);
    const audit = await desk.get('audit');
    expect(audit.body).toContain('comment.change');
    expect(audit.body).toContain(rude);
    expect(audit.body).not.toContain('lời-không-hay');
  });

  it('are nobody else’s to hide, and what is no comment is 404', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await say(server, 'Đẹp');
    const { cookie } = await signedIn(server);
    const hide = { hidden: true };
    expect((await deskWith(server, '').send('PUT', `comments/${id}`, hide)).statusCode).toBe(401);
    expect((await deskWith(server, cookie).send('PUT', `comments/${id}`, hide)).statusCode).toBe(403);
    expect((await desk.send('PUT', 'comments/nothing', hide)).statusCode).toBe(404);
    expect((await desk.send('PUT', `comments/${id}`, { hidden: 'yes' })).statusCode).toBe(422);
    expect(await seen(server)).toEqual(['Đẹp']);
  });
});

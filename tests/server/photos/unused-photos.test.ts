import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type DeskPhoto, deskPhoto, deskPhotoPage } from '../../../src/contract/photos/desk';
import { type Desk, deskOf } from '../../support/desk';
import { plainPicture, sendPhoto } from '../../support/pictures';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

const hotel = stayHotel();
const DAY = 24 * 3_600_000;

const take = async (server: TestServer, desk: Desk): Promise<DeskPhoto> =>
  deskPhoto.parse((await sendPhoto(server, desk.cookie, await plainPicture(300, 200).png().toBuffer())).json());
const kept = async (server: TestServer): Promise<string[]> =>
  (await server.database.db.selectFrom('photos').select('id').execute()).map(({ id }) => id);
/** Half past three has come so many nights later. */
const night = async (server: TestServer, nights: number): Promise<void> => {
  server.clock.forward(nights * DAY);
  await server.app.services.clockGuard.believe();
  await server.app.services.privacy.retention.run();
};
const pictureOfHome = async (server: TestServer, picture: string): Promise<void> => {
  const { db } = server.database;
  const { body } = await db.selectFrom('apartments').select('body').where('id', '=', 1).executeTakeFirstOrThrow();
  const pictures = [picture];
  await db
    .updateTable('apartments')
    .set({ body: JSON.stringify({ ...(JSON.parse(body) as object), pictures }) })
    .where('id', '=', 1)
    .execute();
};

onEveryEngine('photographs that nothing shows', (start) => {
  it('go 30 days after they were sent, with their files; what a page shows stays', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const [unused, used] = [await take(server, desk), await take(server, desk)];
    await pictureOfHome(server, used.address);
    await night(server, 29);
    expect(await kept(server)).toHaveLength(2);
    await night(server, 2);
    expect(await kept(server)).toEqual([used.id]);
    const { folder } = server.app.services.photos;
    const files = readdirSync(path.resolve(folder));
    expect(files.some((name) => name.startsWith(used.id))).toBe(true);
    expect(files.filter((name) => name.startsWith(unused.id))).toEqual([]);
    expect((await server.app.inject({ url: unused.address })).statusCode).toBe(404);
  });

  it('stay while a change that named them can be taken back, or is younger than 30 days', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const photo = await take(server, desk);
    const change = async (sequence: number, before: string, after: string): Promise<void> => {
      await server.database.db
        .insertInto('content_changes')
        .values({
          id: `change-${sequence}`,
          area: 'home',
          subject: '1',
          sequence,
          at: server.clock.now,
          staff_id: 'u1',
          staff_name: 'Lan',
          before: JSON.stringify({ pictures: [before] }),
          after: JSON.stringify({ pictures: [after] }),
          undone_at: null,
          undone_by: null,
        })
        .execute();
    };
    await change(1, photo.address, '/pictures/homes/hl-01-living.svg');
    await night(server, 60);
    expect(await kept(server)).toEqual([photo.id]);
    await change(2, '/pictures/homes/hl-01-living.svg', '/pictures/homes/hl-02-living.svg');
    await night(server, 1);
    expect(await kept(server)).toEqual([]);
  });

  it('are not brought back by taking back a change under the last one, which says so and changes nothing', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const photo = await take(server, desk);
    const save = async (picture: string): Promise<void> => {
      const { value, version } = (await desk.get('homes/1')).json<{ value: object; version: string }>();
      const pictures = [{ imageUrl: picture }];
      const answer = await desk.send('PUT', 'homes/1', { value: { ...value, pictures }, version });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    };
    const undo = async () => {
      const { last } = (await later.get('homes/1')).json<{ last: { id: string } | null }>();
      return later.send('POST', 'homes/1/undo', { change: last?.id });
    };
    await save(photo.address);
    await save('/pictures/homes/hl-02-living.svg');
    await save('/pictures/homes/hl-03-living.svg');
    await night(server, 31);
    expect(await kept(server)).toEqual([]);
    // Nobody stays signed in for so long.
    const later = await deskOf(server);
    expect((await undo()).statusCode).toBe(200);
    const refused = await undo();
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'photoGone' })]);
    expect((await later.get('homes/1')).json()).toMatchObject({
      value: { pictures: [{ imageUrl: '/pictures/homes/hl-02-living.svg' }] },
    });
  });

  it('are described anew by the desk, and the words can be taken back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id } = await take(server, desk);
    const { version } = (await desk.get(`photos/${id}`)).json<{ version: string }>();
    const alt = { vi: 'Ban công lúc chiều', en: 'The balcony in the afternoon' };
    const answer = await desk.send('PUT', `photos/${id}`, { value: { alt }, version });
    const change = answer.json<{ last: { id: string } }>().last.id;
    const words = async (): Promise<object | undefined> =>
      deskPhotoPage.parse((await desk.get('photos')).json()).items[0]?.alt;
    expect(await words()).toEqual(alt);
    await desk.send('POST', `photos/${id}/undo`, { change });
    expect(await words()).toEqual({ vi: 'Sảnh đón', en: 'The lobby' });
  });
});

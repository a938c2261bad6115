import { expect, it } from 'vitest';
import type { Today } from '../../../src/contract/desk/today';
import { type Desk, deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { stayHotel, walkInOf } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026; guests leave by 12:00, the day ends at 06:00. */
const FROM = '2026-11-20';
const NEXT = '2026-11-21';

/** Books room 2 at the desk, one night unless told otherwise. */
async function walkIn(desk: Desk, stay: object = {}): Promise<string> {
  const answer = await desk.send('POST', 'bookings', walkInOf({ checkIn: FROM, checkOut: NEXT, ...stay }));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>().id;
}

/** Counts what an open desk is told while it stands there. */
async function listenTo({ app }: TestServer): Promise<{ toldBy: () => Promise<number> }> {
  const { changeFeed } = app.services.desk;
  let told = 0;
  changeFeed.listen(() => (told += 1));
  await changeFeed.check();
  return {
    toldBy: async () => {
      told = 0;
      await changeFeed.check();
      return told;
    },
  };
}

onEveryEngine('an open desk is told, though nobody has changed anything,', (start) => {
  it('of the end of the day and of the hour of leaving, each once', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await walkIn(desk, { door: 'B516', arrived: true });
    const { toldBy } = await listenTo(server);
    const told: string[] = [];
    for (let hour = 11; hour < 24 + 24; hour += 1) {
      server.clock.forward(HOUR);
      if ((await toldBy()) > 0) told.push(`${hour % 24}:00`);
    }
    expect(told).toEqual(['12:00', '6:00', '12:00']);
  });

  it('of a guest who stays past an hour that was agreed to', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await walkIn(desk, { door: 'B516', arrived: true });
    await desk.send('PUT', `bookings/${id}/departure-hour`, { hour: '15:00' });
    server.clock.forward(28 * HOUR);
    const { toldBy } = await listenTo(server);
    expect((await desk.get('today')).json<Today>().departures[0]).not.toMatchObject({ overdue: true });
    server.clock.forward(HOUR);
    expect(await toldBy()).toBe(1);
    expect((await desk.get('today')).json<Today>().departures[0]).toMatchObject({ overdue: true });
  });
});

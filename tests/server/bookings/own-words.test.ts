import { expect, it } from 'vitest';
import { WALK_IN_NAME } from '../../../src/domain/desk/own-words';
import { deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { stayHotel, totalOfRoom1 } from '../../support/stays';

interface Named {
  guestName: string;
}

onEveryEngine('a stay that the hotel file begins with', (start) => {
  it('is called in the language of the desk, in the list, on the board and in the calendar', async () => {
    const desk = await deskOf(await start({ hotel: stayHotel() }));
    const stay = { roomId: 1, checkIn: '2026-11-20', checkOut: '2026-11-22', adults: 2, children: 1 };
    const totalPrice = totalOfRoom1(stay.checkIn, stay.checkOut);
    const made = await desk.send('POST', 'bookings', {
      ...stay,
      guestName: WALK_IN_NAME,
      guestNationality: 'Việt Nam',
      totalPrice,
    });
    expect(made.statusCode).toBe(201);
    for (const [lang, name] of [
      ['vi', 'Khách đặt qua lễ tân'],
      ['en', 'Booked at reception'],
    ] as const) {
      const list = (await desk.get(`bookings?lang=${lang}`)).json<{ items: Named[] }>().items;
      expect(list.map(({ guestName }) => guestName)).toEqual([name]);
      const { arrivals } = (await desk.get(`today?lang=${lang}`)).json<{ arrivals: Named[] }>();
      expect(arrivals.map(({ guestName }) => guestName)).toEqual([name]);
      const calendar = (await desk.get(`calendar?from=2026-11-20&nights=7&lang=${lang}`)).json<{
        bars: { name: string }[];
      }>();
      expect(calendar.bars.map((bar) => bar.name)).toEqual([name]);
    }
  });
});

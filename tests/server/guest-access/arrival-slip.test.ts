import { expect, it } from 'vitest';
import type { GivenDoor } from '../../../src/contract/bookings/desk-guests';
import type { ArrivalSlip } from '../../../src/contract/guest-access/stays';
import { keyInFragment } from '../../../src/domain/guest-access/stay-fragment';
import { releaseIn } from '../../../src/domain/guest-access/seal';
import { GUIDE_LANGUAGES } from '../../../src/domain/guide/guide-languages';
import { deskOf } from '../../support/desk';
import { CANARIES } from '../../support/hotel';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;
const STAY = { apartment: 'B902', guestName: 'Phạm Minh Anh', from: '2026-11-20', to: '2026-11-23' };

onEveryEngine('the arrival slip', (start) => {
  it('has the way in of one stay: door, code, Wi-Fi, and a guide that opens with its key or its release', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, link } = (await desk.send('POST', 'stays', STAY)).json<GivenDoor & { id: string }>();
    expect((await desk.send('POST', `stays/${id}/slips`, {})).json()).toMatchObject({ code: 'releaseEarly' });
    server.clock.forward(4 * HOUR);
    const slip = (await desk.send('POST', `stays/${id}/slips`, { lang: 'ko' })).json<ArrivalSlip>();
    const release = (await desk.get(`stays/${id}/release`)).json<{ code: string; check: string; qr: string }>();
    expect(slip).toMatchObject({
      ...{ lang: 'ko', guestName: 'Phạm Minh Anh', place: 'B동 9층', from: STAY.from, to: STAY.to },
      door: { text: 'B902' },
      code: { label: '도어락 비밀번호', text: CANARIES.doorB902 },
      wifi: { name: 'Welcome to Hiên - B902', password: CANARIES.wifiB902 },
      reception: { text: '0203 088 0001' },
      emergency: { lang: 'en', items: expect.arrayContaining([{ label: 'Police', text: '113' }]) as unknown },
    });
    expect(slip.way.steps).toHaveLength(3);
    expect(keyInFragment(new URL(slip.guide.text).hash)).toBe(new URL(link).hash.replace('#s=', ''));
    expect(releaseIn(slip.guide.text)).toEqual(releaseIn(release.qr));
    expect(slip.release?.text.replaceAll(' ', '')).toBe(release.code + release.check);
    await desk.send('DELETE', `stays/${id}`);
    expect((await desk.send('POST', `stays/${id}/slips`, {})).json()).toMatchObject({ code: 'stayOver' });
  });

  it('speaks the booking’s language where none is chosen, and every language of the guide', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const nights = { roomId: 2, checkIn: STAY.from, checkOut: STAY.to, totalPrice: 2_700_000 };
    const id = await booked(server, bookingOf({ ...nights, status: 'PENDING', lang: 'ja' }));
    await desk.send('POST', `bookings/${id}/confirm`, {});
    const given = await desk.send('POST', `bookings/${id}/doors`, { door: 'B902' });
    const { stayId } = given.json<GivenDoor>();
    server.clock.forward(4 * HOUR);
    const slipIn = async (lang?: string): Promise<ArrivalSlip> =>
      (await desk.send('POST', `stays/${stayId}/slips`, { lang })).json<ArrivalSlip>();
    expect((await slipIn()).lang).toBe('ja');
    const headings = await Promise.all(GUIDE_LANGUAGES.map(async (lang) => (await slipIn(lang)).way.heading));
    expect(new Set(headings).size).toBe(GUIDE_LANGUAGES.length);
  });

  it('is written down each time with who printed it, and without what it says', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id } = (await desk.send('POST', 'stays', { ...STAY, apartment: 'A1509' })).json<{ id: string }>();
    server.clock.forward(4 * HOUR);
    const slips = [1, 2].map(async () => (await desk.send('POST', `stays/${id}/slips`, {})).json<ArrivalSlip>());
    // A door that opens with a card has no code to print.
    expect((await Promise.all(slips))[0]?.code).toBeNull();
    const rows = await server.database.db.selectFrom('audit').selectAll().where('action', '=', 'stay.slip').execute();
    expect(rows.map(({ subject }) => subject)).toEqual([id, id]);
    expect(JSON.stringify(rows) + server.logs.join('')).not.toContain(CANARIES.wifiDefault);
  });
});

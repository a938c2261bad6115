import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import type { DeskMails } from '../../../src/contract/mails/desk';
import { deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { book, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel();
/** Nobody listens there: what is written waits. */
const SMTP = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'dat-phong@hotel.example' };

onEveryEngine('a house without a mail server', (start) => {
  it('calls no mail sent that only became a file: not to the guest, not at the desk', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const booked = (await book(server, bookingOf({ status: 'PENDING' }))).json<{ id: string; mailing: boolean }>();
    const { id } = booked;
    expect(booked.mailing).toBe(false);
    await server.app.services.mails.run();
    await desk.send('POST', `bookings/${id}/confirm`, {});
    const again = await desk.send('POST', `bookings/${id}/confirmation`, {});
    expect(again.json<DeskBookingDetail>().mailsKept).toBe(true);
    await server.app.services.mails.run();

    const { mails = [] } = (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
    expect(mails.map(({ state }) => state)).toEqual(['kept', 'kept', 'kept']);
    expect(mails.map(({ sentAt, reason, again: more }) => [sentAt, reason, more])).toEqual(
      mails.map(() => [null, null, false]),
    );
    expect((await server.app.inject(`/api/apartment-bookings/${id}`)).json()).not.toHaveProperty('mail');
    expect((await desk.get('mails')).json<DeskMails>()).toMatchObject({ way: 'files', waiting: 0, lastSentAt: null });
    expect((await server.app.inject('/api/guide-content?lang=vi')).json()).toHaveProperty('mailsKept', true);

    // Kept once: nobody tries it again.
    const files = () => readdirSync(path.join(server.dataDir, 'mail')).length;
    const kept = files();
    server.clock.forward(24 * 3_600_000);
    await server.app.services.mails.run();
    expect(files()).toBe(kept);
  });

  it('says nothing of the kind where there is one', async () => {
    const server = await start({ hotel, env: SMTP });
    const answer = await book(server, bookingOf({ status: 'PENDING' }));
    expect(answer.json()).toHaveProperty('mailing', true);
    expect((await server.app.inject('/api/guide-content?lang=vi')).json()).not.toHaveProperty('mailsKept');
    expect(
      (await server.app.inject(`/api/apartment-bookings/${answer.json<{ id: string }>().id}`)).json(),
    ).toHaveProperty('mail', 'waiting');
  });
});

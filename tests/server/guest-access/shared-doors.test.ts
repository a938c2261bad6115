import { expect, it } from 'vitest';
import type { DeskStay } from '../../../src/contract/guest-access/stays';
import type { Today } from '../../../src/contract/desk/today';
import { deskOf, type Desk } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const STAY = { apartment: 'B902', guestName: 'Phạm Minh Anh', from: '2026-11-20', to: '2026-11-23' };
const OTHER = { ...STAY, guestName: 'Trần Quang Huy' };
const made = async (desk: Desk, body: object): Promise<string> =>
  (await desk.send('POST', 'stays', body)).json<{ id: string }>().id;

onEveryEngine('one door for two guests', (start) => {
  it('is refused with who has it, and given when somebody says that they belong together', async () => {
    const desk = await deskOf(await start({ hotel }));
    const id = await made(desk, STAY);
    const refused = await desk.send('POST', 'stays', { ...OTHER, from: '2026-11-22', to: '2026-11-25' });
    expect([refused.statusCode, refused.json<object>()]).toEqual([
      409,
      expect.objectContaining({
        code: 'doorTaken',
        message: expect.stringContaining('Phạm Minh Anh') as string,
        stay: { id, guestName: 'Phạm Minh Anh', from: '2026-11-20', to: '2026-11-23' },
      }),
    ]);
    expect((await desk.send('POST', 'stays', { ...OTHER, alongside: true })).statusCode).toBe(201);
  });

  it('is one after the other on the day that one goes and the next comes', async () => {
    const desk = await deskOf(await start({ hotel }));
    await made(desk, STAY);
    expect((await desk.send('POST', 'stays', { ...OTHER, from: '2026-11-23', to: '2026-11-25' })).statusCode).toBe(201);
  });

  it('is not reached by prolonging or by giving a link back either', async () => {
    const desk = await deskOf(await start({ hotel }));
    const id = await made(desk, STAY);
    await made(desk, { ...OTHER, from: '2026-11-24', to: '2026-11-26' });
    expect((await desk.send('PUT', `stays/${id}`, { to: '2026-11-24' })).statusCode).toBe(200);
    expect((await desk.send('PUT', `stays/${id}`, { to: '2026-11-25' })).json()).toMatchObject({ code: 'doorTaken' });
    expect((await desk.send('PUT', `stays/${id}`, { to: '2026-11-25', alongside: true })).statusCode).toBe(200);
    await desk.send('DELETE', `stays/${id}`);
    expect((await desk.send('POST', `stays/${id}/restore`, {})).json()).toMatchObject({ code: 'doorTaken' });
  });

  it('is not held by a link that was taken back or has ended', async () => {
    const desk = await deskOf(await start({ hotel }));
    await desk.send('DELETE', `stays/${await made(desk, STAY)}`);
    await desk.send('POST', `stays/${await made(desk, OTHER)}/end`, {});
    expect((await desk.send('POST', 'stays', STAY)).statusCode).toBe(201);
  });

  it('goes to one of two who ask at the same moment', async () => {
    const desk = await deskOf(await start({ hotel }));
    const answers = await Promise.all([STAY, OTHER].map((body) => desk.send('POST', 'stays', body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});

onEveryEngine('the guest of a stay on the board', (start) => {
  it('can be noted as come, is in the house then, and is to come again when that is taken back', async () => {
    const desk = await deskOf(await start({ hotel }));
    const id = await made(desk, STAY);
    const sides = async (): Promise<number[]> => {
      const board = (await desk.get('today')).json<Today>();
      return [board.arrivals.length, board.inHouse.length, board.departures.length];
    };
    expect(await sides()).toEqual([1, 0, 0]);
    expect((await desk.send('PUT', `stays/${id}/arrived`)).json<DeskStay>()).toMatchObject({ id, phase: 'active' });
    expect(await sides()).toEqual([0, 1, 0]);
    await desk.send('DELETE', `stays/${id}/arrived`);
    expect(await sides()).toEqual([1, 0, 0]);
    await desk.send('POST', `stays/${id}/end`, {});
    expect(await sides()).toEqual([0, 0, 1]);
  });
});

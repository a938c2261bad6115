import { expect, it } from 'vitest';
import type { DayGuests, Today, TodayGuest } from '../../../src/contract/desk/today';
import { boardFigures, narrowed } from '../../../src/features/reception/today/board-figures';
import { deskOf, type Desk } from '../../support/desk';
import { fillHouse, manyGuests } from '../../support/large-house';
import { onEveryEngine } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

const hotel = stayHotel();
const SIDES = ['late', 'arrivals', 'departures', 'inHouse'] as const;

const boardOf = async (desk: Desk): Promise<Today> => (await desk.get('today')).json<Today>();
async function guestsOf(desk: Desk, side: string, only = 'all'): Promise<TodayGuest[]> {
  const guests: TodayGuest[] = [];
  for (let page: number | null = 1; page !== null;) {
    const answer: DayGuests = (await desk.get(`today/${side}?only=${only}&page=${page}`)).json<DayGuests>();
    guests.push(...answer.guests);
    page = answer.next;
  }
  return guests;
}
const namesOf = (guests: readonly TodayGuest[] = []): string[] => guests.map(({ guestName }) => guestName);

onEveryEngine('the board of a large house', (start) => {
  it('sends the first guests of each group, its size, and the others page by page', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { from, to } = { from: '2026-11-20', to: '2026-11-23' };
    for (const stay of [
      { apartment: 'A1001', guestName: 'Trần Quang Huy', from, to },
      { apartment: 'B516', guestName: 'Khách 1 045', from, to: '2026-11-22' },
    ]) {
      expect((await desk.send('POST', 'stays', stay)).statusCode).toBe(201);
    }
    await fillHouse(server, manyGuests(50));
    const board = await boardOf(desk);
    expect(board.groups).toEqual({
      late: { all: 50, left: 50 },
      arrivals: { all: 51, left: 51 },
      departures: { all: 100, left: 50 },
      inHouse: { all: 100, left: 100 },
    });
    const whole: Today = { ...board };
    for (const side of SIDES) {
      const all = await guestsOf(desk, side);
      expect(new Set(all.map(({ id }) => id)).size).toBe(board.groups?.[side].all);
      const sent = namesOf(board[side]);
      expect(sent.length).toBeLessThan(50);
      expect(namesOf(all).slice(0, sent.length)).toEqual(sent);
      whole[side] = all;
    }
    expect(namesOf(whole.arrivals)[0]).toBe('Trần Quang Huy');
    expect(whole.arrivals.find(({ guestName }) => guestName === 'Khách 1 045')?.doors).toEqual(['B516']);
    expect(whole.departures.slice(0, 50).every(({ leftAt }) => leftAt === null)).toBe(true);
    // The figures of the server are those that the desk reckons from everybody.
    const { todo: _todo, ...figures } = boardFigures({ ...whole, groups: undefined, figures: undefined });
    expect(board.figures).toEqual(figures);
    for (const only of ['inHouse', 'overdue', 'due'] as const) {
      for (const side of ['departures', 'inHouse'] as const) {
        expect(namesOf(await guestsOf(desk, side, only))).toEqual(namesOf(narrowed(whole, only)[side]));
      }
    }
    expect((await desk.get('today/elsewhere')).statusCode).toBe(404);
    expect((await desk.get('today/late?only=x')).statusCode).toBe(422);
  });

  it('sends whoever stands before a locked door, however far down their row is', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const last = { name: 'Zora', from: '2026-11-19', to: '2026-11-25', arrivedAt: 1, door: 'B902' };
    await fillHouse(server, [...manyGuests(50), last]);
    expect(namesOf((await boardOf(desk)).inHouse)).not.toContain('Zora');
    await server.database.db
      .insertInto('guest_requests')
      .values({
        ...{ id: 'request', stay_id: 'stay-300', apartment: 'B902', kind: 'CODE_FAILS', text: '', wishes: '[]' },
        state: 'SENT',
        ...{ made_at: server.clock.now, received_at: server.clock.now, changed_at: server.clock.now, answer: '' },
        ...{ seen_at: null, seen_by: null, closed_at: null, closed_by: null, sent_as: null, has_photo: 0 },
      })
      .execute();
    expect(namesOf((await boardOf(desk)).inHouse)).toContain('Zora');
  });

  it('sends a smaller house whole', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await fillHouse(server, manyGuests(40));
    const board = await boardOf(desk);
    expect(board.groups).toBeUndefined();
    expect(board.inHouse).toHaveLength(80);
  });
});

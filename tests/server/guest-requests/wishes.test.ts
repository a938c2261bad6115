import { expect, it } from 'vitest';
import type { Today } from '../../../src/contract/desk/today';
import { deskOf } from '../../support/desk';
import { ask, atDesk, requestsOf, STAY_MODE, stayOf } from '../../support/guest-requests';
import { onEveryEngine } from '../../support/server-engines';

const TAXI = { what: 'taxi', count: 2, day: '2026-11-21', hour: '07:30', to: ' Sân bay Vân Đồn ' };

onEveryEngine('what a guest asks for by pictures', (start) => {
  it('is kept as it was chosen, for the guest, the list at the desk and the board', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const wishes = [
      { what: 'towel', count: 2 },
      { what: 'paper', count: 1 },
    ];
    expect((await ask(server, { wishes, text: 'Khăn lớn' }, { key })).statusCode).toBe(201);
    expect(await requestsOf(server, key)).toMatchObject([{ kind: 'TOWELS', wishes, text: 'Khăn lớn' }]);
    const desk = await deskOf(server);
    expect((await atDesk(desk)).requests).toMatchObject([{ kind: 'TOWELS', wishes, text: 'Khăn lớn' }]);
    const { todos } = (await desk.get('today')).json<Today>();
    expect(todos.filter(({ kind }) => kind === 'request')).toMatchObject([{ wishes }]);
  });

  it('has the day, the hour and the place of a taxi, which is cleaned as all that is typed', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    expect((await ask(server, { kind: 'LUGGAGE', wishes: [TAXI] }, { key })).statusCode).toBe(201);
    expect((await requestsOf(server, key))[0]?.wishes).toEqual([{ ...TAXI, to: 'Sân bay Vân Đồn' }]);
  });

  it('is not there in what a phone sends that knows of no pictures, which is taken as ever', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    expect((await ask(server, { text: 'Hai khăn' }, { key })).statusCode).toBe(201);
    const [request] = await requestsOf(server, key);
    expect(request).toMatchObject({ kind: 'TOWELS', text: 'Hai khăn' });
    expect(request).not.toHaveProperty('wishes');
  });

  it('is refused where it is not of its kind, or counts, names or dates what there is not', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const refused = [
      ['CODE_FAILS', [{ what: 'towel', count: 1 }]],
      ['TOWELS', [{ what: 'towel', count: 0 }]],
      ['TOWELS', [{ what: 'towel', count: 100 }]],
      ['TOWELS', [{ what: 'elephant' }]],
      ['LUGGAGE', [{ ...TAXI, day: '2026-02-30' }]],
      ['LUGGAGE', [{ ...TAXI, hour: '25:00' }]],
      ['LUGGAGE', [{ ...TAXI, to: 'Sân\u0007bay' }]],
      ['TOWELS', Array.from({ length: 40 }, () => ({ what: 'towel' }))],
    ] as const;
    for (const [kind, wishes] of refused) {
      expect([kind, wishes, (await ask(server, { kind, wishes }, { key })).statusCode]).toEqual([kind, wishes, 422]);
    }
    expect(await requestsOf(server, key)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { MAX_WIFI_LIST, type PrintHouse } from '../../../src/contract/desk/print';
import { CANARIES, testHotel } from '../../support/hotel';
import { deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';

onEveryEngine('what reception prints from', (start, freshDatabase) => {
  const startFresh = async (options: Parameters<typeof start>[0] = {}) => {
    const databaseUrl = await freshDatabase();
    return start({ hotel: testHotel(), ...options, ...(databaseUrl === null ? {} : { databaseUrl }) });
  };

  it('lists the doors by tower, floor and unit', async () => {
    const desk = await deskOf(await startFresh());
    const house = (await desk.get('apartments')).json<PrintHouse>();
    expect(house).toMatchObject({ brand: 'Hiên Thử', phone: '0203 088 0001' });
    const doors = house.doors.map(({ apartment }) => apartment);
    expect(doors.slice(-4)).toEqual(['B516', 'B701', 'B702', 'B902']);
    expect(doors.indexOf('A1009')).toBeLessThan(doors.indexOf('A1509'));
    expect(house.doors.find(({ apartment }) => apartment === 'A1509')).toEqual({
      apartment: 'A1509',
      tower: 'A',
      floor: 15,
      card: true,
    });
  });

  it('gives no secret with the list', async () => {
    const desk = await deskOf(await startFresh());
    const { body } = await desk.get('apartments');
    for (const secret of Object.values(CANARIES)) expect(body).not.toContain(secret);
  });

  it("names the hotel's public origin, whatever the request says of itself", async () => {
    const server = await startFresh({ env: { PUBLIC_ORIGIN: 'https://hien.example' } });
    const desk = await deskOf(server);
    const headers = { cookie: desk.cookie, host: 'evil.example' };
    const answer = await server.app.inject({ url: '/api/reception/apartments', headers });
    expect(answer.json<PrintHouse>().origin).toBe('https://hien.example');
  });

  it('names this machine where no public origin is set', async () => {
    const server = await startFresh();
    const desk = await deskOf(server);
    const originFor = async (host: string): Promise<string> => {
      const headers = { cookie: desk.cookie, host };
      return (await server.app.inject({ url: '/api/reception/apartments', headers })).json<PrintHouse>().origin;
    };
    expect(await originFor('localhost:4307')).toBe('http://localhost:4307');
    expect(await originFor('[::1]:4307')).toBe('http://[::1]:4307');
  });

  it('gives names and passwords of Wi-Fi for the doors that are asked for, never a door code', async () => {
    const desk = await deskOf(await startFresh());
    const answer = await desk.get('wifi?apartments=B902,b702');
    expect(answer.json()).toEqual({
      items: [
        { apartment: 'B902', wifiName: 'Welcome to Hiên - B902', wifiPassword: CANARIES.wifiB902 },
        { apartment: 'B702', wifiName: 'Welcome to Hiên Thử - B702', wifiPassword: CANARIES.wifiDefault },
      ],
    });
    expect(answer.body).not.toContain(CANARIES.doorB902);
  });

  it('writes down every door whose Wi-Fi was read, and no password', async () => {
    const server = await startFresh();
    const desk = await deskOf(server);
    await desk.get('wifi?apartments=B902,B702');
    const rows = await server.database.db.selectFrom('audit').selectAll().execute();
    expect(rows.map(({ action, subject }) => [action, subject])).toContainEqual(['wifi.read', 'B902 B702']);
    expect(JSON.stringify(rows)).not.toContain(CANARIES.wifiB902);
  });

  it.each([
    ['no door', '', 422],
    ['two lists', 'B902&apartments=B516', 422],
    ['a list too long to be written down', 'B902,'.repeat(MAX_WIFI_LIST / 5) + 'B902', 422],
    ['an apartment that is none', 'B902,Z999', 404],
  ])('refuses %s and gives nothing', async (_name, list, status) => {
    const server = await startFresh();
    const answer = await (await deskOf(server)).get(`wifi?apartments=${list}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain(CANARIES.wifiB902);
    expect(
      await server.database.db.selectFrom('audit').where('action', '=', 'wifi.read').selectAll().execute(),
    ).toEqual([]);
  });
});

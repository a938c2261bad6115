import { expect, it } from 'vitest';
import type { AuditPage } from '../../../src/contract/desk/audit';
import type { DefaultCodes } from '../../../src/contract/guest-access/codes';
import { deskOf, type Desk } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { haveNoticed, type TestServer } from '../../support/server';
import { stayHotel } from '../../support/stays';

const hotel = stayHotel();
const defaults = async (desk: Desk): Promise<DefaultCodes> => (await desk.get('default-codes')).json<DefaultCodes>();
const guideOf = async (
  server: TestServer,
  code: string,
): Promise<{ doorCode: string | null; wifi: { password: string } }> =>
  (await server.app.inject(`/api/guide/${code}`)).json();

onEveryEngine('what apartments without codes of their own get', (start) => {
  it('is changed for all of them at once, shown by the guide at once, and taken back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const before = await defaults(desk);
    await server.database.db
      .updateTable('guide_apartments')
      .set({ wifi_password: null })
      .where('code', '=', 'B902')
      .execute();
    await server.database.db
      .updateTable('guide_apartments')
      .set({ door_code: before.doorCode })
      .where('code', '=', 'B516')
      .execute();
    await haveNoticed(server);
    const now = await defaults(desk);
    const change = { doorCode: '7788#', wifiPassword: 'mat-khau-moi-2026' };
    expect((await desk.send('PUT', 'default-codes', change)).statusCode).toBe(200);
    expect(await defaults(desk)).toEqual({ ...now, ...change });
    expect((await guideOf(server, 'B902')).wifi.password).toBe('mat-khau-moi-2026');
    expect((await guideOf(server, 'B516')).doorCode).toBeNull();
    await desk.send('PUT', 'default-codes', { doorCode: before.doorCode, wifiPassword: before.wifiPassword });
    expect(await defaults(desk)).toEqual(now);
    expect((await guideOf(server, 'B516')).doorCode).toBeNull();
  });

  it('is written down without its value', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await desk.send('PUT', 'default-codes', { doorCode: '7788#' });
    const audit = await desk.get('audit?kind=changes');
    expect(audit.json<AuditPage>().items.map(({ action }) => action)).toEqual(['defaults.change']);
    expect(audit.body).not.toContain('7788#');
  });

  it.each([
    [{ doorCode: '1' }, 'invalid', 'doorCode'],
    [{ wifiPassword: 'ngắn' }, 'invalid', 'wifiPassword'],
    [{ doorCode: '90210#' }, 'codeInUse', 'doorCode'],
  ])('refuses %j', async (change, code, field) => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const before = await defaults(desk);
    expect((await desk.send('PUT', 'default-codes', change)).json()).toMatchObject({ code, field });
    expect(await defaults(desk)).toEqual(before);
  });
});

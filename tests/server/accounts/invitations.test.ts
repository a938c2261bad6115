import { expect, it } from 'vitest';
import type { AuditPage } from '../../../src/contract/desk/audit';
import type { MadeInvitation, StaffList } from '../../../src/contract/staff/desk';
import type { StaffRole } from '../../../src/domain/accounts/staff-roles';
import { cookieOf, login, post, register } from '../../support/accounts';
import { type Desk, deskOf, deskWith } from '../../support/desk';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';
import { writtenMails } from '../../support/written-mails';

const DAY = 24 * 3_600_000;
const HOA = { name: 'Nguyễn Thị Hoa', email: 'hoa@hien.example', role: 'HOUSE' as StaffRole };
const PASSWORD = 'Cua-go-lim-27';

const invite = (desk: Desk, body: object = HOA) => desk.send('POST', 'staff', body);
const tokenIn = (text: string): string => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
const tokenOf = async (answer: ReturnType<typeof invite>): Promise<string> =>
  tokenIn((await answer).json<MadeInvitation>().invitation);
const open = (server: TestServer, token: string) => post(server, '/api/v1/auth/invitation', { token });
const accept = (server: TestServer, token: string, password = PASSWORD, headers = {}) =>
  post(server, '/api/v1/auth/accept-invitation', { token, password }, headers);
const listOf = async (desk: Desk): Promise<StaffList> => (await desk.get('staff')).json<StaffList>();

onEveryEngine('an invitation', (start) => {
  it('is a link on the house’s own address, mailed too, whose token the database does not keep', async () => {
    const server = await start();
    const desk = await deskOf(server);
    const answer = await invite(desk);
    expect(answer.statusCode).toBe(201);
    const { invitation, endsAt, mailsKept } = answer.json<MadeInvitation>();
    expect(invitation).toMatch(/^https?:\/\/[^#]+\/nhan-loi-moi#token=[\w-]{43}$/);
    expect(Date.parse(endsAt)).toBe(server.clock.now + 7 * DAY);
    expect(mailsKept).toBe(true);
    const [mail = ''] = await writtenMails(server);
    expect(tokenIn(mail)).toBe(tokenIn(invitation));
    expect(mail).toContain('hoa@hien.example');
    const { db } = server.database;
    const kept = [
      await db.selectFrom('staff_invitations').selectAll().execute(),
      await db.selectFrom('mails').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain(tokenIn(invitation));
  });

  it('shows for whom it is, and makes a member of the staff of its role, once', async () => {
    const server = await start();
    const desk = await deskOf(server);
    server.clock.forward(DAY / 24);
    const token = await tokenOf(invite(desk));
    expect((await open(server, token)).json()).toEqual({ ...HOA, by: 'letan' });
    expect((await listOf(desk)).invitations).toMatchObject([{ ...HOA, by: 'letan', over: false }]);
    expect((await accept(server, token, 'ngan')).json()).toMatchObject({ code: 'passwordTooShort', field: 'password' });
    expect((await accept(server, token)).json()).toEqual({ success: true });
    const signedIn = await login(server, { email: HOA.email, password: PASSWORD });
    expect(signedIn.json()).toMatchObject({ data: { name: HOA.name, role: 'RECEPTION', staffRole: 'HOUSE' } });
    const own = await deskWith(server, cookieOf(signedIn)).get('own');
    expect(own.json()).toMatchObject({ role: 'HOUSE' });
    server.clock.forward(60_000);
    const { items, invitations } = await listOf(desk);
    expect(items.map(({ name, role, devices }) => [name, role, devices?.length])).toEqual([
      ['letan', 'OWNER', 1],
      [HOA.name, 'HOUSE', 1],
    ]);
    expect(invitations).toEqual([]);
    for (const again of [open(server, token), accept(server, token, 'Thuyen-buom-nau-8')]) {
      expect((await again).statusCode).toBe(410);
      expect((await again).json()).toMatchObject({ code: 'invitationEnded' });
    }
    expect((await login(server, { email: HOA.email, password: PASSWORD })).statusCode).toBe(200);
  });

  it('of two who accept at once one is taken on; an answer that was lost comes again by its key', async () => {
    const server = await start();
    const token = await tokenOf(invite(await deskOf(server)));
    const both = await Promise.all([accept(server, token), accept(server, token, 'Thuyen-buom-nau-8')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    const other = await tokenOf(invite(await deskOf(server), { ...HOA, email: 'lan@hien.example' }));
    const key = { 'idempotency-key': 'lost-on-its-way' };
    const answers = [await accept(server, other, PASSWORD, key), await accept(server, other, PASSWORD, key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('opens nothing after a week, when it is withdrawn, sent again, or its owner owns nothing any more', async () => {
    const server = await start();
    const desk = await deskOf(server);
    const first = await tokenOf(invite(desk));
    const second = await tokenOf(invite(desk, { ...HOA, role: 'RECEPTION' }));
    const { invitations = [] } = await listOf(desk);
    expect(invitations.map(({ role }) => role)).toEqual(['RECEPTION']);
    const id = invitations[0]?.id ?? '';
    const third = await tokenOf(desk.send('POST', `staff/invitations/${id}/again`, {}));
    expect((await desk.send('POST', `staff/invitations/${id}/again`, {})).statusCode).toBe(404);
    for (const dead of [first, second]) expect((await open(server, dead)).statusCode).toBe(410);
    expect((await open(server, third)).json()).toMatchObject({ role: 'RECEPTION' });
    const [now] = (await listOf(desk)).invitations ?? [];
    expect((await desk.send('DELETE', `staff/invitations/${now?.id ?? ''}`)).statusCode).toBe(200);
    expect((await open(server, third)).statusCode).toBe(410);

    const last = await tokenOf(invite(desk));
    server.clock.forward(7 * DAY - 1);
    expect((await open(server, last)).statusCode).toBe(200);
    server.clock.forward(1);
    expect((await open(server, last)).statusCode).toBe(410);
    expect((await accept(server, last)).statusCode).toBe(410);
    expect((await listOf(await deskOf(server))).invitations).toMatchObject([{ over: true }]);

    const { staff } = server.app.services.accounts;
    await staff.add('lan@hien.example', PASSWORD, 'Lan', 'OWNER');
    const lan = deskWith(server, cookieOf(await login(server, { email: 'lan@hien.example', password: PASSWORD })));
    const hers = await tokenOf(invite(lan, { ...HOA, email: 'mai@hien.example' }));
    await staff.endByEmail('lan@hien.example');
    expect((await open(server, hers)).statusCode).toBe(410);
  });

  it('goes to nobody who works here; an account that the address has becomes whose the link is', async () => {
    const server = await start();
    const desk = await deskOf(server);
    expect((await invite(desk, { ...HOA, email: 'LETAN@hien.example' })).json()).toMatchObject({
      code: 'alreadyStaff',
      field: 'email',
    });
    expect((await invite(desk, { ...HOA, email: 'khong-phai' })).json()).toMatchObject({ field: 'email' });
    expect((await invite(desk, { ...HOA, role: 'BOSS' })).statusCode).toBe(422);
    await register(server);
    const stranger = cookieOf(await login(server));
    const token = await tokenOf(invite(desk, { ...HOA, email: 'diem1@example.vn' }));
    expect((await deskWith(server, stranger).get('own')).statusCode).toBe(403);
    await accept(server, token);
    expect((await deskWith(server, stranger).get('own')).statusCode).toBe(401);
    expect((await login(server)).statusCode).toBe(401);
    expect((await login(server, { email: 'diem1@example.vn', password: PASSWORD })).statusCode).toBe(200);
  });

  it('a role is changed and the last owner keeps theirs; a colleague gets a link for a new password', async () => {
    const server = await start();
    const desk = await deskOf(server);
    await accept(server, await tokenOf(invite(desk)));
    const idOf = async (email: string) => (await listOf(desk)).items.find((one) => one.email === email)?.id ?? '';
    const roleOf = async (email: string, role: StaffRole) =>
      desk.send('PUT', `staff/${await idOf(email)}/role`, { role });
    const refused = await roleOf('letan@hien.example', 'RECEPTION');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'lastOwner']);
    expect((await roleOf(HOA.email, 'RECEPTION')).statusCode).toBe(200);
    const hoa = deskWith(server, cookieOf(await login(server, { email: HOA.email, password: PASSWORD })));
    expect((await hoa.get('bookings')).statusCode).toBe(200);

    const answer = await desk.send('POST', `staff/${await idOf(HOA.email)}/password`, {});
    expect(answer.statusCode).toBe(201);
    const token = tokenIn(answer.json<{ link: string }>().link);
    expect((await writtenMails(server)).some((mail) => tokenIn(mail) === token)).toBe(true);
    const again = { token, password: 'Thuyen-buom-nau-8' };
    expect((await post(server, '/api/v1/auth/reset-password', again)).statusCode).toBe(200);
    expect((await hoa.get('own')).statusCode).toBe(401);
    expect((await desk.send('POST', 'staff/khong-co/password', {})).statusCode).toBe(404);

    const { items } = (await desk.get('audit?kind=all')).json<AuditPage>();
    const actions = items.map(({ action }) => action);
    for (const action of ['staff.invite', 'staff.accept', 'staff.role', 'password.link'])
      expect(actions).toContain(action);
  });

  it('that has ended is forgotten a month later', async () => {
    const server = await start();
    await invite(await deskOf(server));
    const left = async () => (await server.database.db.selectFrom('staff_invitations').selectAll().execute()).length;
    // Day by day: a clock that leaps is not believed, and nothing is forgotten.
    for (let day = 0; day < 38; day += 1) {
      expect([day, await left()]).toEqual([day, 1]);
      server.clock.forward(DAY);
      await server.app.services.accounts.jobs.run();
    }
    expect(await left()).toBe(0);
  });
});

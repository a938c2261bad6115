import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cookieOf, login, register, signedIn } from '../../support/accounts';
import type { TestServer } from '../../support/server';
import { onEveryEngine, onSqlite } from '../../support/server-engines';

const DESK = { email: 'letan@hotel.example', password: 'Cua-go-lim-27' };

onEveryEngine('the reception desk’s accounts', (start) => {
  it('the configured one is made once; its password is its own from then on', async () => {
    const server = await start();
    const { staff } = server.app.services.accounts;
    await staff.ensure(DESK);
    expect((await login(server, DESK)).json()).toMatchObject({ data: { role: 'RECEPTION' } });
    await staff.ensure({ ...DESK, password: 'Mat-khau-khac-1' });
    expect((await login(server, DESK)).statusCode).toBe(200);
  });

  it('the first is an owner, others reception unless they are made otherwise; the configured one owns the house', async () => {
    const server = await start();
    const { staff } = server.app.services.accounts;
    const rolesNow = async () => (await staff.list()).map(({ email, role }) => `${email} ${role}`).sort();
    await staff.add('hoa@hotel.example', DESK.password, 'Hoa', 'HOUSE');
    await staff.add('lan@hotel.example', DESK.password, 'Lan', 'HOUSE');
    await staff.add(DESK.email, DESK.password);
    expect(await rolesNow()).toEqual([
      'hoa@hotel.example OWNER',
      'lan@hotel.example HOUSE',
      'letan@hotel.example RECEPTION',
    ]);
    await staff.ensure(DESK);
    expect((await rolesNow()).at(-1)).toBe('letan@hotel.example OWNER');
    // A password that was lost takes nothing from them.
    await staff.add('lan@hotel.example', 'Thuyen-buom-nau-8');
    await staff.add(DESK.email, 'Thuyen-buom-nau-8');
    expect((await rolesNow()).slice(1)).toEqual(['lan@hotel.example HOUSE', 'letan@hotel.example OWNER']);
  });

  it('the last owner can neither be ended nor made less, of two who do it at once one stays', async () => {
    const server = await start();
    const { staff } = server.app.services.accounts;
    await staff.add(DESK.email, DESK.password);
    await staff.add('lan@hotel.example', DESK.password);
    const idOf = async (role: string) => (await staff.list()).find((one) => one.role === role)?.id ?? '';
    const actor = { staff: { id: 'x', name: 'x' }, address: '' };
    await expect(staff.endByEmail(DESK.email)).rejects.toMatchObject({ statusCode: 409, code: 'lastOwner' });
    await expect(staff.changeRole(await idOf('OWNER'), 'RECEPTION', actor)).rejects.toMatchObject({
      code: 'lastOwner',
    });
    await staff.changeRole(await idOf('RECEPTION'), 'OWNER', actor);
    const ids = (await staff.list()).map(({ id }) => id);
    await Promise.allSettled(ids.map((id) => staff.changeRole(id, 'RECEPTION', actor)));
    expect((await staff.list()).map(({ role }) => role).sort()).toEqual(['OWNER', 'RECEPTION']);
  });

  it('an address that somebody has registered first gets a new password, and that somebody is out', async () => {
    const server = await start();
    const { id, cookie } = await signedIn(server);
    await server.app.services.accounts.staff.add('diem1@example.vn', DESK.password);
    expect((await server.app.inject({ url: `/user/${id}`, headers: { cookie } })).statusCode).toBe(401);
    expect((await login(server)).statusCode).toBe(401);
    expect((await login(server, { password: DESK.password })).json()).toMatchObject({
      data: { id, role: 'RECEPTION' },
    });
  });

  it('the demo hotel’s own is told once, and not made where somebody works already', async () => {
    const server = await start();
    const { staff } = server.app.services.accounts;
    const first = await staff.ensureDemo();
    expect(first).toMatchObject({ email: 'letan@hien.example' });
    expect((await login(server, { ...first })).statusCode).toBe(200);
    expect(await staff.ensureDemo()).toBeNull();
  });

  it('nothing that comes over the network makes one', async () => {
    const server = await start();
    await register(server, { ...DESK, name: 'X', phoneNumber: '0912345678', role: 'RECEPTION' });
    const answer = await login(server, DESK);
    expect(answer.json()).toMatchObject({ data: { role: 'USER' } });
    const { id } = answer.json<{ data: { id: string } }>().data;
    await server.app.inject({
      method: 'PUT',
      url: `/user/${id}`,
      headers: { cookie: cookieOf(answer), 'content-type': 'application/json' },
      payload: JSON.stringify({ role: 'RECEPTION' }),
    });
    expect((await login(server, DESK)).json()).toMatchObject({ data: { role: 'USER' } });
  });
});

const start = onSqlite();

const staffCommand = (server: TestServer, args: string[], input = '') =>
  spawnSync(process.execPath, ['--import', 'tsx', path.resolve('src/server/cli/staff.ts'), ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: server.dataDir },
    input,
    encoding: 'utf8',
  });

it(
  'the staff command makes one beside a running server, with the password from standard input',
  { tags: 'last-ring', timeout: 120_000 },
  async () => {
    const server = await start();
    const run = (args: string[], input: string) => staffCommand(server, args, input);
    const made = run(['add', DESK.email], `${DESK.password}\n`);
    expect(made.status, made.stderr).toBe(0);
    expect(made.stdout).not.toContain(DESK.password);
    expect((await login(server, DESK)).json()).toMatchObject({ data: { role: 'RECEPTION' } });
    expect((await login(server, DESK)).json()).toMatchObject({ data: { name: 'letan' } });
    const named = { email: 'hoa@hotel.example', password: 'Cua-go-lim-27' };
    const hoa = run(['add', named.email, '--role', 'house'], `${named.password}\n Nguyễn Thị Hoa \n`);
    expect(hoa.stdout).toBe('hoa@hotel.example can sign in to the reception desk. Role: house.\n');
    expect((await login(server, named)).json()).toMatchObject({
      data: { role: 'RECEPTION', staffRole: 'HOUSE', name: 'Nguyễn Thị Hoa' },
    });
    expect(run(['add', DESK.email], `${DESK.password}\nTrần Văn Bảo`).status).toBe(0);
    expect((await login(server, DESK)).json()).toMatchObject({ data: { name: 'Trần Văn Bảo' } });
    expect(run(['add', 'khong-phai'], 'Cua-go-lim-27\n').status).toBe(1);
    expect(run(['add', DESK.email], 'ngan\n').stderr).toBe('At least 8 characters\n');
    const usage = 'Usage: npm run staff -- list | add <email> [--role owner|reception|house] | end <email>\n';
    for (const wrong of [[], ['add', DESK.email, '--role', 'boss'], ['add', DESK.email, 'house']])
      expect(run(wrong, `${DESK.password}\n`).stderr).toBe(usage);
  },
);

it(
  'the staff command lists who works at the desk, and ends them',
  { tags: 'last-ring', timeout: 120_000 },
  async () => {
    const server = await start();
    const { staff } = server.app.services.accounts;
    const named = { email: 'hoa@hotel.example', password: 'Cua-go-lim-27' };
    await staff.add(DESK.email, DESK.password, 'Trần Văn Bảo');
    await staff.add(named.email, named.password, 'Nguyễn Thị Hoa');
    const run = (args: string[]) => staffCommand(server, args);
    const listed = run(['list']).stdout.trimEnd().split('\n');
    expect(listed[0]).toMatch(/^EMAIL +NAME +ROLE +SINCE +LAST SEEN +SECOND FACTOR$/);
    expect(listed.slice(1).sort()[1]).toMatch(
      /^letan@hotel\.example +Trần Văn Bảo +owner +2026-11-20 10:00 +never +off$/,
    );
    expect(run(['end', named.email]).stdout).toBe('hoa@hotel.example can no longer sign in to the reception desk.\n');
    expect((await login(server, named)).json()).toMatchObject({ data: { role: 'USER' } });
    expect(run(['end', named.email]).stderr).toBe('hoa@hotel.example does not work at the reception desk.\n');
    expect(run(['end', DESK.email]).stderr).toBe('This is the last member of staff. Please add another one first.\n');
  },
);

import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/platform/db/open';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { testFolder } from '../../support/folders';
import { makeOlder, rawDatabase } from '../../support/older-database';
import { onEveryEngine } from '../../support/server-engines';

const STAYS = [
  ['one', 'B902', 'Phạm Minh Anh', '2026-11-19', '2026-11-22', 'key of the first', null],
  ['two', 'B902', 'Trần Quang Huy', '2026-11-20', '2026-11-23', 'key of the second', null],
  ['over', 'B902', 'Lê Thu', '2026-11-18', '2026-11-21', 'key that was taken back', 1_700_000_000_000],
] as const;

/** Texts that people wrote to reception, by table, with the columns that only ever said "new". */
const WRITTEN = {
  contact_messages: {
    ...{ id: 'message', kind: 'contact', name: 'Nguyễn Diễm', email: 'diem@hien.example', phone: '0900000000' },
    ...{ message: 'Xin chào', received_at: 1, state: 'new', changed_at: null, changed_by: null },
  },
  tour_contacts: {
    ...{ id: 'question', tour_id: 1, tour_name: 'Vịnh', name: 'Diễm', phone: '0900000000', email: 'diem@hien.example' },
    ...{ message: 'Mấy giờ?', lang: 'vi', created_at: 2, state: 'new' },
  },
  tour_bookings: {
    ...{ id: 'trip', tour_id: null, tour_type: 'private', tour_name: 'Hạ Long', departure_date: '2026-12-01' },
    ...{ adults: 2, children: 0, small_children: 0, infants: 0, full_name: 'Diễm', phone: '0900000000' },
    ...{ email: 'diem@hien.example', address: '', province: '', district: '', ward: '', note: '' },
    ...{ payment_method: 'cash', total: null, lang: 'vi', created_at: 3, state: 'new' },
  },
} as const;
const DEAD_COLUMNS = ['state', 'changed_at', 'changed_by'];

onEveryEngine('a database of the release before', (start, freshDatabase) => {
  /** Such a database, with what a test puts into it. */
  async function older(fill: (old: Kysely<unknown>) => Promise<void>) {
    const [dataDir, databaseUrl] = [testFolder(), await freshDatabase()];
    const old = await makeOlder(dataDir, databaseUrl);
    await fill(old);
    await old.destroy();
    return { dataDir, databaseUrl };
  }

  it('keeps what people wrote, without the columns that nobody read', async () => {
    const { dataDir, databaseUrl } = await older(async (old) => {
      for (const [table, row] of Object.entries(WRITTEN)) {
        const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
        await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(old);
      }
    });
    const database = await openDatabase({ dataDir, databaseUrl });
    for (const [table, row] of Object.entries(WRITTEN)) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.db);
      expect(rows).toEqual([Object.fromEntries(Object.entries(row).filter(([name]) => !DEAD_COLUMNS.includes(name)))]);
    }
    await database.close();
  });

  it.each([
    [
      'who has been there longest',
      [
        ['Hoa', 5],
        ['Lan', 7],
        ['Bảo', 9],
      ],
      ['Hoa'],
    ],
    [
      'those who came first together',
      [
        ['Hoa', 5],
        ['Lan', 5],
        ['Bảo', 9],
      ],
      ['Hoa', 'Lan'],
    ],
    [
      'everybody where nobody can be told',
      [
        ['Hoa', null],
        ['Lan', null],
      ],
      ['Hoa', 'Lan'],
    ],
    ['nobody in a house without staff', [], []],
  ] as const)('has as owners %s', async (_, staff, owners) => {
    const { dataDir, databaseUrl } = await older(async (old) => {
      const people = [
        ...staff.map(([name, since]) => [name, since, 'RECEPTION'] as const),
        ['Diễm', 1, 'USER'] as const,
      ];
      for (const [name, since, role] of people)
        await sql`insert into users (id, full_name, email, email_key, phone, role, password_hash, address, lang,
          created_at, updated_at, staff_since) values (${name}, ${name}, ${name}, ${name}, '', ${role}, '', '', 'vi',
          1, 1, ${since})`.execute(old);
    });
    const database = await openDatabase({ dataDir, databaseUrl });
    const rows = await database.db.selectFrom('users').select(['id', 'staff_role']).orderBy('id').execute();
    await database.close();
    const having = (role: string | null) => rows.filter(({ staff_role: it }) => it === role).map(({ id }) => id);
    expect(having('OWNER').sort()).toEqual([...owners].sort());
    expect(having(null)).toEqual(['Diễm']);
  });

  it('keeps its stays and the links that guests have, whoever shares a door', async () => {
    const { dataDir, databaseUrl } = await older(async (old) => {
      for (const [id, apartment, guest, from, to, key, revoked] of STAYS) {
        const hash = createHash('sha256').update(key).digest('hex');
        await sql`insert into stays (id, apartment, guest_name, from_day, to_day, key_hash, created_at, revoked_at)
          values (${id}, ${apartment}, ${guest}, ${from}, ${to}, ${hash}, ${1}, ${revoked})`.execute(old);
      }
    });
    await (await openDatabase({ dataDir, databaseUrl })).close();

    const env = { GUIDE_ACCESS: 'stay' };
    const server = await start({ env, dataDir, ...(databaseUrl !== null && { databaseUrl }) });
    server.clock.forward(5 * 3_600_000);
    const ask = async (key: string): Promise<GuideAnswer> =>
      (
        await server.app.inject({ url: '/api/guide/B902', headers: { authorization: `Stay ${key}` } })
      ).json<GuideAnswer>();
    expect((await ask('key of the first')).access).toBe('open');
    expect((await ask('key of the second')).access).toBe('open');
    expect((await ask('key that was taken back')).access).toBe('locked');
    const nights = await server.database.db
      .selectFrom('door_nights')
      .select(['night', 'share', 'stay_id'])
      .orderBy('night')
      .orderBy('share')
      .execute();
    expect(nights.map(({ night, share, stay_id: id }) => `${night} ${share} ${id}`)).toEqual([
      '2026-11-19 0 one',
      '2026-11-20 0 one',
      '2026-11-20 1 two',
      '2026-11-21 0 one',
      '2026-11-21 1 two',
      '2026-11-22 0 two',
    ]);
  });
});

onEveryEngine('a database that is there', (_, freshDatabase) => {
  /** Starts once more after the list of changes that have been made was changed. */
  async function afterChange(change: (raw: Kysely<unknown>) => Promise<unknown>): Promise<string> {
    const place = { dataDir: testFolder(), databaseUrl: await freshDatabase() };
    await (await openDatabase(place)).close();
    const raw = await rawDatabase(place.dataDir, place.databaseUrl);
    await change(raw);
    await raw.destroy();
    return openDatabase(place).then(
      async (database) => {
        await database.close();
        return 'opens';
      },
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  }

  it('opens again as it was', async () => {
    expect(await afterChange(() => Promise.resolve())).toBe('opens');
  });

  it('is refused when a later version has changed it', async () => {
    const later = sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00.000Z')`;
    expect(await afterChange((raw) => later.execute(raw))).toContain('9999-later');
  });

  it('is not taken for one of this version when a change is missing', async () => {
    const missing = sql`delete from kysely_migration where name = '0044-bill-lines'`;
    expect(await afterChange((raw) => missing.execute(raw))).not.toBe('opens');
  });
});

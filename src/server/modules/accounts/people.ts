import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { People, PersonalRows } from '../../people';
import { isoOf } from '../../platform/iso';
import { leaveAccounts } from '../booking-records/people-store';
import { deleteSessionsOf } from './store/sessions';
import { avatarPath } from './avatars';
import { deleteUsers, readAccountsOf, type User } from './store/users';

/** Accounts; those of staff stay. @param avatarFolder of people's pictures */
export const accountPeople = (avatarFolder: string): People => {
  const accounts: PersonalRows<User> = {
    kind: 'account',
    find: async (db, known) => ({ rows: await readAccountsOf(db, known) }),
    clue: (row) => ({ name: row.full_name, birth: row.birth_date }),
    export: (row) => ({
      name: row.full_name,
      email: row.email,
      phone: row.phone,
      birthday: row.birth_date,
      gender: row.gender,
      address: row.address,
      picture: row.avatar === null ? null : avatarPath(row.avatar),
      language: row.lang,
      createdAt: isoOf(row.created_at),
      updatedAt: isoOf(row.updated_at),
    }),
    fate: ({ role }) => (role === 'RECEPTION' ? { fate: 'stay', reason: 'staff' } : { fate: 'goes' }),
    async erase({ tx, after }, { goes }) {
      const ids = goes.map(({ id }) => id);
      if (ids.length === 0) return;
      await leaveAccounts(tx, ids);
      for (const id of ids) await deleteSessionsOf(tx, id);
      await deleteUsers(tx, ids);
      after(async () => {
        for (const { avatar } of goes) if (avatar !== null) await rm(path.join(avatarFolder, avatar), { force: true });
      });
    },
  };
  return { rows: [accounts] };
};

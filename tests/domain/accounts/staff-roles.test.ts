import { expect, it } from 'vitest';
import {
  LOWEST_ROLE,
  may,
  STAFF_ROLES,
  staffRoleOf,
  type StaffWork,
  workOfArea,
} from '../../../src/domain/accounts/staff-roles';

const WORK = Object.keys(LOWEST_ROLE) as StaffWork[];
const workOf = (role: (typeof STAFF_ROLES)[number]): StaffWork[] => WORK.filter((work) => may(role, work));

it('each role may do what the one below it may, and something more; an owner everything', () => {
  const [house, reception, owner] = STAFF_ROLES.map(workOf);
  expect(reception).toEqual(expect.arrayContaining(house ?? []));
  expect(owner).toEqual(WORK);
  expect(house?.length).toBeLessThan(reception?.length ?? 0);
  expect(reception?.length).toBeLessThan(WORK.length);
});

it('the house knows no guests, money, passports and lists', () => {
  for (const work of ['guests', 'bookings', 'money', 'passports', 'privacy', 'doors', 'records'] as const)
    expect([work, may('HOUSE', work), may('RECEPTION', work)]).toEqual([work, false, true]);
});

it('only an owner has settings of money, staff, backups and a look at the server', () => {
  expect(WORK.filter((work) => !may('RECEPTION', work))).toEqual(['moneySettings', 'staff', 'backups', 'server']);
});

it.each([
  ['bank', 'moneySettings'],
  ['wallet', 'moneySettings'],
  ['vat', 'moneySettings'],
  ['fees', 'moneySettings'],
  ['phones', 'content'],
  ['events', 'content'],
])('the area %s of the content is %s', (area, work) => expect(workOfArea(area)).toBe(work));

it.each([
  ['USER', null, null],
  ['USER', 'OWNER', null],
  ['RECEPTION', null, 'RECEPTION'],
  ['RECEPTION', 'HOUSE', 'HOUSE'],
] as const)('an account %s with the role %s is %s at the desk', (account, role, expected) =>
  expect(staffRoleOf(account, role)).toBe(expected),
);

import { describe, expect, it } from 'vitest';
import { type Asker, Passwords } from '../../../src/server/modules/accounts/passwords';

const stranger = (n: number): Asker => ({ client: `address ${n}`, known: false });
const owner: Asker = { client: "the owner's browser", known: true };

/** More than can ever be looked at and wait together, each from an address of its own. */
function storm(passwords: Passwords): Promise<'looked at' | 'refused'>[] {
  return Array.from({ length: 60 }, (_, n) =>
    passwords.isRight('mat-khau-doan-mo', null, stranger(n)).then(
      () => 'looked at' as const,
      () => 'refused' as const,
    ),
  );
}

describe('passwords in a storm from many addresses', () => {
  it('are refused before anything is written for them, once all places are taken', async () => {
    const passwords = new Passwords();
    passwords.requireRoom(stranger(0));
    const all = storm(passwords);
    expect(() => passwords.requireRoom(stranger(99))).toThrow(expect.objectContaining({ code: 'unavailable' }));
    expect(await Promise.all(all)).toContain('refused');
    passwords.requireRoom(stranger(99));
  });

  it("let the owner's browser in first", async () => {
    const passwords = new Passwords();
    const order: string[] = [];
    const all = storm(passwords).map((one) => one.then((how) => how === 'looked at' && order.push(how)));
    passwords.requireRoom(owner);
    await passwords.isRight('mat-khau-cua-toi', null, owner).then(() => order.push('owner'));
    await Promise.all(all);
    // Behind those that were looked at already, of whom there are at most four.
    expect(order.indexOf('owner')).toBeLessThan(8);
    expect(order.length).toBeGreaterThan(30);
  });

  it('let a browser go first with one at a time', async () => {
    const passwords = new Passwords();
    const all = storm(passwords);
    const first = passwords.isRight('mat-khau-cua-toi', null, owner);
    expect(() => passwords.requireRoom(owner)).toThrow(expect.objectContaining({ code: 'unavailable' }));
    await first;
    await Promise.all(all);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Phone, endPhone, phoneOf } from '../support/phone';

let phone: Phone;
beforeEach(() => {
  phone = phoneOf();
});
afterEach(endPhone);

const leave = (persisted: boolean): void => tellPage('pagehide', persisted);
const comeBack = (): void => tellPage('pageshow', true);
const tellPage = (type: string, persisted: boolean): void => {
  phone.window.dispatchEvent(Object.assign(new Event(type), { persisted }));
};

/** A transaction that no answer ends: WebKit does not end those of a page that it keeps while it is not shown. */
function keepOpen(transaction: IDBTransaction, name: string): void {
  const again = (): void => {
    transaction.objectStore(name).get('nothing').onsuccess = again;
  };
  again();
}

const openGuestTab = async () => {
  const { guestDatabase } = await phone.tab(() => import('../../src/offline/storage/guest-db'));
  const { unwrap } = await import('idb');
  const db = await guestDatabase();
  if (!db) throw new Error('no database');
  return { db, holdOn: () => keepOpen(unwrap(db).transaction('outbox', 'readwrite'), 'outbox') };
};

const openSiteTab = async () => {
  const { database } = await phone.tab(() => import('../../src/offline/storage/db'));
  const db = await database();
  if (!db) throw new Error('no database');
  const holdOn = () => keepOpen(db.backendDB().transaction('documents', 'readwrite'), 'documents');
  return { db, holdOn };
};

/** Tells that the work ends while some time passes. */
async function ends(work: Promise<unknown>): Promise<boolean> {
  let ended = false;
  void work.then(() => (ended = true));
  await phone.pass(500);
  return ended;
}

describe('a page that is left and kept for coming back', () => {
  it("holds up no other page at the guest's database", async () => {
    const left = await openGuestTab();
    left.holdOn();
    leave(true);
    const next = await openGuestTab();
    expect(await ends(next.db.getAll('outbox'))).toBe(true);
  });

  it("holds up no other page at the site's database", async () => {
    const left = await openSiteTab();
    left.holdOn();
    leave(true);
    const next = await openSiteTab();
    expect(await ends(next.db.documents.toArray())).toBe(true);
  });

  it('begins nothing more until it is shown again', async () => {
    const { db } = await openGuestTab();
    leave(true);
    await expect(db.getAll('outbox')).rejects.toThrow('left');
    comeBack();
    expect(await db.getAll('outbox')).toEqual([]);
  });

  it("has the site's database again when it is shown again", async () => {
    const { withDatabase } = await phone.tab(() => import('../../src/offline/storage/db'));
    await withDatabase((db) => db.documents.toArray(), null);
    leave(true);
    comeBack();
    expect(await withDatabase((db) => db.documents.toArray(), null)).toEqual([]);
  });

  it('ends nothing of a page that is only closed: the browser does', async () => {
    const { db } = await openGuestTab();
    const reading = db.getAll('outbox');
    leave(false);
    expect(await reading).toEqual([]);
  });
});

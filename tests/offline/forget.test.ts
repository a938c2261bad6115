import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ours } from '../support/fake-network';
import { type Phone, endPhone, phoneOf } from '../support/phone';

const LOGOUT = '/api/v1/auth/logout';
/** Stands in every place of the phone, with what it is. */
const CANARY = 'Trần Thị Lan';

let phone: Phone;
const reload = vi.fn();
beforeEach(() => {
  phone = phoneOf();
  reload.mockClear();
  vi.stubGlobal('location', { hash: '', pathname: '/hiden-page/B902', search: '', reload });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  phone.network.on('POST', LOGOUT, () => ours({ success: true }));
});
afterEach(endPhone);

const open = async () => ({
  ...(await phone.tab(() => import('../../src/offline/storage/forget'))),
  ...(await import('../../src/offline/storage/kept')),
  ...(await import('../../src/offline/storage/storage-keys')),
  ...(await import('../../src/offline/storage/guest-db')),
  ...(await import('../../src/offline/storage/db')),
  ...(await import('../../src/offline/accounts/follow-leaving')),
  ...(await import('../../src/offline/accounts/tell-server')),
});
type Tab = Awaited<ReturnType<typeof open>>;

/** Writes something of a person into every key of web storage and every table of both databases. */
async function fill(tab: Tab): Promise<void> {
  for (const [name, key] of Object.entries(tab.LOCAL_KEYS)) phone.local.setItem(key, `${CANARY} ${name}`);
  for (const [name, key] of Object.entries(tab.SESSION_KEYS)) phone.session.setItem(key, `${CANARY} ${name}`);
  phone.local.setItem('user', JSON.stringify({ id: 'u-1', fullName: CANARY, email: 'lan@vidu.vn', role: 'USER' }));
  phone.local.setItem('hien_stay', JSON.stringify({ apartment: 'B902', key: 'k'.repeat(22) }));
  const guest = await tab.guestDatabase();
  await guest?.put('guides', { slot: 'last', apartment: 'B902', savedAt: 1, answer: { doorCode: CANARY } as never });
  await guest?.put('documents', { key: 'events:vi', data: CANARY, savedAt: 1 });
  await guest?.put('outbox', {
    id: 'o',
    kind: 'contact',
    path: '/',
    body: CANARY,
    order: 1,
    createdAt: 1,
    tries: 0,
    next: 0,
    state: 'waiting',
  });
  await guest?.put('outbox', {
    id: 'p',
    owner: 'u-2',
    kind: 'contact',
    path: '/',
    body: CANARY,
    order: 2,
    createdAt: 1,
    tries: 0,
    next: 0,
    state: 'refused',
  });
  await guest?.put('filmParts', { film: CANARY, index: 0, bytes: new ArrayBuffer(1) });
  const site = await tab.database();
  await site?.documents.put({ key: 'account:u-1', data: CANARY, savedAt: 1 });
  await site?.attempts.put({ stay: 's', key: 'k', payKey: 'p', body: CANARY as never, startedAt: 1, booking: null });
}

/** Gives what is left of the person, by place. */
async function left(tab: Tab): Promise<string[]> {
  const web = [...phone.local.values, ...phone.session.values].filter(([, value]) => /Lan|kkkk/.test(value));
  const guest = await tab.guestDatabase();
  const rows = await Promise.all(
    [...(guest?.objectStoreNames ?? [])].map(async (name) => ({ name, all: (await guest?.getAll(name)) ?? [] })),
  );
  const site = await tab.database();
  const kept = await Promise.all(
    (site?.tables ?? []).map(async (table) => ({ name: table.name, all: await table.toArray() })),
  );
  const full = [...rows, ...kept].filter(({ all }) => all.length > 0);
  return [...web.map(([key]) => key), ...full.map(({ name }) => name)].toSorted();
}

describe('"Forget this device" (P-5)', () => {
  it('leaves nothing that says who somebody is or opens something, of all that is declared', async () => {
    const tab = await open();
    await fill(tab);
    expect(await tab.forgetDevice()).toEqual({ signedIn: true, told: true });
    const names = (keys: Record<string, string>, kept: Record<string, readonly string[]>): string[] =>
      Object.keys(kept).flatMap((name) => (kept[name]?.includes('forget') ? [] : [keys[name] ?? '']));
    const staying = [
      ...names(tab.LOCAL_KEYS, tab.KEPT_LOCAL),
      ...names(tab.SESSION_KEYS, tab.KEPT_SESSION),
      'documents',
      'filmParts',
    ].filter((key) => !['hien_sign_out_due', 'hien_outbox', 'hien_forgotten', 'hien_forgotten_at'].includes(key));
    expect(await left(tab)).toEqual(staying.toSorted());
    // By hand: a declaration that says too little must not make this pass.
    expect(staying.toSorted()).toEqual([
      'documents',
      'filmParts',
      'hien_desk_muted',
      'hien_films',
      'hien_films_wanted',
      'hien_house',
      'hien_lang',
      'hien_reloaded_for_chunk',
      'hien_tours',
      'hien_tours_saved_at',
    ]);
  });

  it('without a network says that our server does not know yet, and tells it later, after a restart too', async () => {
    const tab = await open();
    await fill(tab);
    phone.network.weather = 'refuse';
    expect(await tab.forgetDevice()).toEqual({ signedIn: true, told: false });
    expect(phone.local.getItem('user')).toBeNull();
    phone.killTabs();
    const next = await open();
    const stop = next.keepTelling();
    await phone.pass(10);
    const before = phone.network.askedOf(LOGOUT).length;
    phone.network.weather = 'pass';
    phone.window.dispatchEvent(new Event('online'));
    await phone.pass(10);
    stop();
    const asked = phone.network.askedOf(LOGOUT);
    expect(asked).toHaveLength(before + 1);
    expect(asked.at(-1)?.body).toEqual({ forget: true });
    expect(phone.local.getItem('hien_sign_out_due')).toBeNull();
  });

  it('that the browser holds up ends the session all the same, and stays to be finished', async () => {
    const tab = await open();
    (await tab.guestDatabase())?.close();
    await expect(tab.forgetDevice()).rejects.toThrow();
    await phone.pass(10);
    expect(phone.network.askedOf(LOGOUT)).toHaveLength(1);
    expect(phone.local.getItem('hien_sign_out_due')).toBe('wipe ');
  });
});

describe('another tab', () => {
  const heard = (key: string, newValue: string | null): void => {
    if (newValue === null) phone.local.removeItem(key);
    else phone.local.setItem(key, newValue);
    phone.window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  };

  it('opens anew, with nothing in it, when this phone is told to forget', async () => {
    const tab = await open();
    tab.followLeaving();
    phone.session.setItem('hien_guest_form_draft', CANARY);
    heard('hien_forgotten_at', '1');
    expect(phone.session.values.size).toBe(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does so when it comes out of the back-forward cache', async () => {
    const tab = await open();
    tab.followLeaving();
    phone.local.setItem('hien_forgotten_at', '1');
    phone.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(reload).not.toHaveBeenCalled();
    phone.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('loses its own drafts, and nothing else, when somebody signs out in this one', async () => {
    const tab = await open();
    tab.followLeaving();
    phone.session.setItem('user_fullName', CANARY);
    phone.session.setItem('hien_guide_place', '{}');
    heard('hien_sign_out_due', 'wipe u-1');
    expect([...phone.session.values.keys()]).toEqual(['hien_guide_place']);
    expect(reload).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuideAnswer } from '../../src/contract/guide/guide';
import { ours } from '../support/fake-network';
import { blockedIndexedDb, lateIndexedDb } from '../support/indexeddb';
import { type Phone, endPhone, phoneOf } from '../support/phone';

const START = Date.parse('2026-11-20T10:00:00Z');
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const iso = (at: number): string => new Date(at).toISOString();

const answerOf = (apartment: string, change: Partial<GuideAnswer> = {}): GuideAnswer => ({
  apartment,
  known: true,
  access: 'open',
  tower: apartment.slice(0, 1),
  doorCode: '250816#',
  card: false,
  wifi: { name: `Hiên ${apartment}`, password: 'secret-wifi' },
  validFrom: null,
  validUntil: null,
  serverNow: iso(Date.now()),
  ...change,
});
const masked = { doorCode: null, wifi: { name: null, password: null } };

let phone: Phone;
/** Distance of the server's clock from the phone's. */
let serverAhead = 0;
let answer: (code: string) => GuideAnswer;

beforeEach(() => {
  phone = phoneOf();
  vi.setSystemTime(START);
  serverAhead = 0;
  answer = (code) => answerOf(code);
  phone.network.on('GET', /^\/api\/guide\//, ({ path }) => {
    const code = decodeURIComponent(path.slice('/api/guide/'.length));
    return ours({ ...answer(code), serverNow: iso(Date.now() + serverAhead) });
  });
});
afterEach(endPhone);

const open = async () => ({
  ...(await phone.tab(() => import('../../src/offline/guide/guide-record'))),
  ...(await import('../../src/offline/guide/guide-refresh')),
  ...(await import('../../src/offline/storage/forget')),
  ...(await import('../../src/offline/storage/guest-db')),
});

/** Everything a thief of the phone could read. */
const readAll = async (tab: Awaited<ReturnType<typeof open>>): Promise<string> => {
  const db = await tab.guestDatabase();
  const rows = db && (await Promise.all([...db.objectStoreNames].map((name) => db.getAll(name))));
  return JSON.stringify([rows, [...phone.local.values], [...phone.session.values], phone.caches.dump()]);
};

describe('one apartment on the phone (ruling 12)', () => {
  it('keeps the last opened one, with the time', async () => {
    const tab = await open();
    await tab.refreshGuide('B902');
    expect(await tab.readGuideRecord('B902')).toMatchObject({ savedAt: START, answer: { doorCode: '250816#' } });
    answer = (code) => answerOf(code, { doorCode: '777777#' });
    await tab.refreshGuide('A1509');
    expect(await tab.readGuideRecord('B902')).toBeNull();
    expect(await tab.readGuideRecord('A1509')).toMatchObject({ answer: { doorCode: '777777#' } });
    expect(await readAll(tab)).not.toContain('250816#');
  });

  it('keeps what it knows of the house’s other way in, where a page says only that there is one', async () => {
    const tab = await open();
    const second = { vi: 'Hộp chìa', en: 'Key box', code: '7315' };
    const save = (said: typeof second) =>
      tab.saveGuideRecord({ apartment: 'B902', answer: answerOf('B902', { second: said }), savedAt: START });
    await save(second);
    await save({ vi: '', en: '', code: '' });
    expect(await tab.readGuideRecord('B902')).toMatchObject({ answer: { second } });
  });

  const coming = {
    access: 'early',
    tower: null,
    ...masked,
    validFrom: iso(START + HOUR),
    validUntil: iso(START + DAY),
  };

  it('may be the house’s own guide, for whom a door is to come', async () => {
    const tab = await open();
    answer = (code) => answerOf(code, coming as Partial<GuideAnswer>);
    await tab.refreshGuide('');
    expect(await tab.readGuideRecord('')).toMatchObject({ savedAt: START, answer: { validFrom: coming.validFrom } });
    const { savedStore } = await import('../../src/offline/guide/saved');
    expect(savedStore.getState().at).toBe(START);
    answer = (code) => answerOf(code, { access: 'ended', ...masked });
    await tab.refreshGuide('B902');
    expect(await tab.readGuideRecord('')).not.toBeNull();
    answer = (code) => answerOf(code);
    await tab.refreshGuide('B902');
    answer = (code) => answerOf(code, coming as Partial<GuideAnswer>);
    await tab.refreshGuide('');
    expect(await tab.readGuideRecord('B902')).toMatchObject({ answer: { doorCode: '250816#' } });
  });

  it('is not the house’s guide of anybody, with its shared Wi-Fi', async () => {
    const tab = await open();
    await tab.refreshGuide('B902');
    await tab.refreshGuide('');
    expect(await tab.readGuideRecord('B902')).toMatchObject({ answer: { doorCode: '250816#' } });
  });

  it.each<[string, Partial<GuideAnswer>]>([
    ['a mistyped code', { known: false, tower: null, ...masked }],
    ['an apartment that is masked', { access: 'locked', ...masked }],
  ])('is not pushed off the phone by %s', async (_name, change) => {
    const tab = await open();
    await tab.refreshGuide('B902');
    answer = (code) => answerOf(code, change);
    await tab.refreshGuide('B903');
    expect(await tab.readGuideRecord('B902')).toMatchObject({ answer: { doorCode: '250816#' } });
  });

  const sealed = { v: 1, kid: 'stay.0', salt: 'AA', iv: 'AA', ct: 'AA' };
  const early = {
    access: 'early',
    ...masked,
    sealed,
    validFrom: iso(START + DAY),
    validUntil: iso(START + 2 * DAY),
  } as const;

  it('keeps a sealed one in place of what is masked, and lets no sealed one push an open one off the phone', async () => {
    const tab = await open();
    answer = (code) => answerOf(code, early);
    await tab.refreshGuide('B902');
    expect((await tab.readGuideRecord('B902'))?.answer.sealed).toEqual(sealed);
    await tab.refreshGuide('A1509');
    expect((await tab.readGuideRecord('A1509'))?.answer.sealed).toEqual(sealed);
    answer = (code) => answerOf(code);
    await tab.refreshGuide('B903');
    answer = (code) => answerOf(code, early);
    await tab.refreshGuide('A1509');
    expect(await tab.readGuideRecord('B903')).toMatchObject({ answer: { doorCode: '250816#' } });
  });

  it('keeps nothing sealed of a stay that is over', async () => {
    const tab = await open();
    answer = (code) => answerOf(code, early);
    await tab.refreshGuide('B902');
    vi.setSystemTime(START + 3 * DAY);
    expect((await tab.readGuideRecord('B902'))?.answer).toMatchObject({ access: 'ended' });
    expect(await readAll(tab)).not.toContain('stay.0');
  });

  it('masks the same apartment when the server does: a stay was revoked', async () => {
    const tab = await open();
    await tab.refreshGuide('B902');
    answer = (code) => answerOf(code, { access: 'locked', ...masked });
    await tab.refreshGuide('B902');
    expect(await readAll(tab)).not.toContain('250816#');
  });

  it('shows the changed code after a refresh (C-34)', async () => {
    const tab = await open();
    await tab.refreshGuide('B902');
    answer = (code) => answerOf(code, { doorCode: '111111#' });
    await tab.refreshGuide('B902');
    expect(await tab.readGuideRecord('B902')).toMatchObject({ answer: { doorCode: '111111#' } });
  });

  it('goes on without storage', async () => {
    blockedIndexedDb();
    const tab = await open();
    expect((await tab.refreshGuide('B902')).answer.doorCode).toBe('250816#');
    expect(await tab.readGuideRecord('B902')).toBeNull();
  });

  it('is kept as soon as a database opens that was too slow for the answer', async () => {
    lateIndexedDb(2500);
    const tab = await open();
    const asked = tab.refreshGuide('B902');
    await phone.pass(2000);
    await asked;
    expect(await tab.readGuideRecord('B902')).toBeNull();
    await phone.pass(1000);
    expect(await tab.readGuideRecord('B902')).toMatchObject({ savedAt: START, answer: { doorCode: '250816#' } });
  });

  it('is not kept by a database that opens after the phone was told to forget', async () => {
    lateIndexedDb(2500);
    const tab = await open();
    const asked = tab.refreshGuide('B902');
    await phone.pass(2000);
    await asked;
    await tab.wipeGuideRecord();
    await phone.pass(1000);
    expect(await readAll(tab)).not.toContain('250816#');
  });

  it.each(['refuse', 'portal', 'portal-redirect', 'gateway-down'] as const)(
    'survives a network that does: %s',
    async (weather) => {
      const tab = await open();
      await tab.refreshGuide('B902');
      phone.network.weather = weather;
      await expect(tab.refreshGuide('B902')).rejects.toThrow();
      expect(await tab.readGuideRecord('B902')).toMatchObject({ answer: { doorCode: '250816#' } });
    },
  );
});

describe('the copy that the first paint reads', () => {
  const stay = { validFrom: iso(START - DAY), validUntil: iso(START + DAY) };
  type Tab = Awaited<ReturnType<typeof open>>;
  const row = async (tab: Tab): Promise<unknown> => {
    const { apartment, answer, savedAt } = (await (await tab.guestDatabase())?.get('guides', 'last')) ?? {};
    return apartment === undefined ? null : { apartment, answer, savedAt };
  };
  const copy = (): unknown => JSON.parse(phone.local.getItem('hien_guide') ?? 'null');

  it.each<[string, (tab: Tab) => Promise<unknown>]>([
    ['is kept', () => Promise.resolve()],
    ['gives way to another apartment', (tab) => tab.refreshGuide('A1509')],
    [
      'is asked for beside a mistyped code',
      (tab) => {
        answer = (code) => answerOf(code, { known: false, ...masked });
        return tab.refreshGuide('X1');
      },
    ],
    [
      'is masked by the server',
      (tab) => {
        answer = (code) => answerOf(code, { access: 'locked', ...masked });
        return tab.refreshGuide('B902');
      },
    ],
    [
      'is over',
      (tab) => {
        vi.setSystemTime(START + DAY);
        return tab.readGuideRecord('B902');
      },
    ],
    ['is forgotten', (tab) => tab.wipeGuideRecord()],
    ['is forgotten while it is read', (tab) => Promise.all([tab.readGuideRecord('B902'), tab.wipeGuideRecord()])],
    [
      'was written by another version',
      async (tab) => {
        const other = { slot: 'last', apartment: 'B902', answer: {} as GuideAnswer, savedAt: START } as const;
        await (await tab.guestDatabase())?.put('guides', other);
        return tab.readGuideRecord('B902');
      },
    ],
    [
      'was kept by a version without the copy',
      (tab) => {
        phone.local.removeItem('hien_guide');
        return tab.readGuideRecord('B902');
      },
    ],
  ])('says what the record says when that %s', async (_name, step) => {
    answer = (code) => answerOf(code, stay);
    const tab = await open();
    await tab.refreshGuide('B902');
    await step(tab);
    expect(copy()).toEqual(await row(tab));
  });

  it('is not there where local storage is full: no older one stays', async () => {
    const tab = await open();
    await tab.refreshGuide('B902');
    vi.spyOn(phone.local, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    answer = (code) => answerOf(code, { doorCode: '111111#' });
    await tab.refreshGuide('B902');
    expect(copy()).toBeNull();
    expect(await tab.readGuideRecord('B902')).toMatchObject({ answer: { doorCode: '111111#' } });
  });
});

describe('the end of a stay wipes without a network (C-35)', () => {
  const stay = { validFrom: iso(START - DAY), validUntil: iso(START + DAY) };

  it.each<[string, number, boolean]>([
    ['inside the stay', DAY - 1, true],
    ['at its end', DAY, false],
    ['a minute later', DAY + 60_000, false],
    ['with the clock set back two days', -2 * DAY, true],
  ])('%s', async (_name, later, shown) => {
    answer = (code) => answerOf(code, stay);
    const tab = await open();
    await tab.refreshGuide('B902');
    vi.setSystemTime(START + later);
    const record = await tab.readGuideRecord('B902');
    expect(record?.answer.access).toBe(shown ? 'open' : 'ended');
    expect((await readAll(tab)).includes('250816#')).toBe(shown);
  });

  it('stays wiped when the clock is set back afterwards', async () => {
    answer = (code) => answerOf(code, stay);
    phone.local.setItem('hien_stay', JSON.stringify({ apartment: 'B902', key: 'k'.repeat(22) }));
    const tab = await open();
    await tab.refreshGuide('B902');
    vi.setSystemTime(START + DAY + 60_000);
    await tab.readGuideRecord('B902');
    vi.setSystemTime(START - 2 * DAY);
    expect((await tab.readGuideRecord('B902'))?.answer).toMatchObject({ access: 'ended', ...masked });
    expect(phone.local.values.has('hien_stay')).toBe(false);
  });

  it('does not reopen by a clock set back below a server time that was seen', async () => {
    answer = (code) => answerOf(code, stay);
    const tab = await open();
    await tab.refreshGuide('B902');
    // Another apartment's answer came later, after the end of this stay, and did not replace it.
    vi.setSystemTime(START + DAY + HOUR);
    answer = (code) => answerOf(code, { known: false, ...masked });
    await tab.refreshGuide('X1');
    vi.setSystemTime(START);
    expect((await tab.readGuideRecord('B902'))?.answer.access).toBe('ended');
  });

  it('a server whose clock is days ahead for a moment takes neither the key nor, once it is right again, the code', async () => {
    answer = (code) => answerOf(code, stay);
    phone.local.setItem('hien_stay', JSON.stringify({ apartment: 'B902', key: 'k'.repeat(22) }));
    const tab = await open();
    serverAhead = 3 * DAY;
    answer = (code) => answerOf(code, { ...stay, access: 'ended', ...masked });
    await tab.refreshGuide('B902');
    expect(phone.local.values.has('hien_stay')).toBe(true);
    serverAhead = 0;
    answer = (code) => answerOf(code, stay);
    await tab.refreshGuide('B902');
    // And offline from here on.
    vi.setSystemTime(START + HOUR);
    expect((await tab.readGuideRecord('B902'))?.answer).toMatchObject({ access: 'open', doorCode: '250816#' });
    // What is over by this phone's clock too is over, and the key goes.
    vi.setSystemTime(START + DAY);
    answer = (code) => answerOf(code, { ...stay, access: 'ended', ...masked });
    await tab.refreshGuide('B902');
    expect(phone.local.values.has('hien_stay')).toBe(false);
  });

  it('stays ended when the door is asked for without the key, which has gone', async () => {
    answer = (code) => answerOf(code, stay);
    const tab = await open();
    await tab.refreshGuide('B902');
    vi.setSystemTime(Date.parse(stay.validUntil));
    answer = (code) => answerOf(code, { ...stay, access: 'ended', ...masked });
    await tab.refreshGuide('B902');
    answer = (code) => answerOf(code, { access: 'locked', ...masked });
    expect((await tab.refreshGuide('B902')).answer.access).toBe('ended');
  });

  it('goes by the server, not by a phone whose clock is a day ahead', async () => {
    serverAhead = -DAY;
    answer = (code) => answerOf(code, stay);
    const tab = await open();
    vi.setSystemTime(START + DAY + HOUR); // the server says: one hour into the stay's last day
    await tab.refreshGuide('B902');
    expect((await tab.readGuideRecord('B902'))?.answer.access).toBe('open');
    vi.setSystemTime(START + 2 * DAY + HOUR);
    expect((await tab.readGuideRecord('B902'))?.answer.access).toBe('ended');
  });

  it('wipes on opening another apartment too', async () => {
    answer = (code) => answerOf(code, stay);
    const tab = await open();
    await tab.refreshGuide('B902');
    vi.setSystemTime(START + DAY);
    expect(await tab.readGuideRecord('A1509')).toBeNull();
    expect(await readAll(tab)).not.toContain('250816#');
  });
});

describe("a stay's key", () => {
  const KEY = 'Zq3_xY-9AbCdEfGhIjKlMn';

  it.each([
    [`#s=${KEY}`, KEY],
    [`#7&s=${KEY}`, KEY],
    ['#2-3', null],
    ['#s=short', null],
    [`#s=${KEY}%2e`, KEY],
    ['', null],
  ])('is taken out of %s', async (hash, key) => {
    const tab = await open();
    expect(tab.takeStayKey(hash, 'B902')).toBe(key);
  });

  it('travels in a header, for its own apartment only, and survives the page', async () => {
    const first = await open();
    first.takeStayKey(`#s=${KEY}`, 'B902');
    const tab = await open();
    await tab.refreshGuide('B902');
    await tab.refreshGuide('B903');
    expect(phone.network.asked.map(({ headers }) => headers.get('authorization'))).toEqual([`Stay ${KEY}`, null]);
    expect(phone.network.asked.map(({ path }) => path).join(' ')).not.toContain(KEY);
  });
});

describe('forget this device (P-5)', () => {
  const KEY = 'k'.repeat(22);
  const replaceState = vi.fn();
  const visitBy = (type: string): void => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  };
  beforeEach(() => {
    vi.stubGlobal('location', { hash: `#s=${KEY}`, pathname: '/hiden-page/B902', search: '' });
    vi.stubGlobal('history', { state: null, replaceState });
  });

  it('takes the key out of the address, and knows it again after a reload or a step back, not after a scan', async () => {
    const tab = await open();
    expect(tab.takeStayKey(`#s=${KEY}`, 'B902')).toBe(KEY);
    await tab.forgetDevice();
    expect(replaceState).toHaveBeenLastCalledWith(null, '', '/hiden-page/B902');
    for (const type of ['reload', 'back_forward']) {
      visitBy(type);
      expect(tab.takeStayKey(`#s=${KEY}`, 'B902')).toBeNull();
    }
    visitBy('navigate');
    expect(tab.takeStayKey(`#s=${KEY}`, 'B902')).toBe(KEY);
  });

  it('leaves nothing private', async () => {
    const tab = await open();
    tab.takeStayKey(`#s=${'k'.repeat(22)}`, 'B902');
    phone.session.setItem('user_fullName', 'Trần Thị Lan');
    phone.network.weather = ({ method }) => (method === 'POST' ? 'refuse' : 'pass');
    await tab.refreshGuide('B902');
    const { send } = await import('../../src/offline/outbox/outbox');
    await send({ kind: 'interest', path: '/api/interest', body: { fullName: 'Trần Thị Lan' } });
    await tab.forgetDevice();
    await phone.pass(100);
    const left = await readAll(tab);
    for (const canary of ['250816#', 'secret-wifi', 'Trần Thị Lan', 'kkkk', 'B902']) expect(left).not.toContain(canary);
  });

  it('does not let an answer that was on its way come back', async () => {
    const tab = await open();
    await tab.refreshGuide('B902');
    const onItsWay = tab.refreshGuide('B902');
    await tab.forgetDevice();
    await onItsWay;
    expect(await readAll(tab)).not.toContain('250816#');
  });

  it('says when the database refuses', async () => {
    const tab = await open();
    await tab.refreshGuide('B902');
    const db = await tab.guestDatabase();
    db?.close();
    await expect(tab.forgetDevice()).rejects.toThrow();
  });
});

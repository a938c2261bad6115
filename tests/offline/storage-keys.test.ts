import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Phone, endPhone, phoneOf } from '../support/phone';

let phone: Phone;
beforeEach(() => {
  phone = phoneOf();
});
afterEach(endPhone);

const open = () => phone.tab(() => import('../../src/offline/storage/storage-keys'));

describe('storage that throws never reaches a screen (C-18)', () => {
  it('says that the value will not last, and still reads it back in this page', async () => {
    const { SESSION_KEYS, readSession, removeSession, writeSession } = await open();
    expect(writeSession(SESSION_KEYS.fullName, 'Lan')).toBe(true);
    phone.session.broken = true;
    expect(readSession(SESSION_KEYS.fullName)).toBeNull();
    expect(writeSession(SESSION_KEYS.fullName, 'Hoa')).toBe(false);
    expect(readSession(SESSION_KEYS.fullName)).toBe('Hoa');
    expect(removeSession(SESSION_KEYS.fullName)).toBe(false);
    expect(readSession(SESSION_KEYS.fullName)).toBeNull();
  });

  it('holds where naming the storage already throws', async () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { LOCAL_KEYS, readLocal, writeLocal } = await open();
    expect(readLocal(LOCAL_KEYS.language)).toBeNull();
    expect(writeLocal(LOCAL_KEYS.language, 'en')).toBe(false);
    expect(readLocal(LOCAL_KEYS.language)).toBe('en');
  });
});

describe('the language', () => {
  it.each([
    ['?lang=en', 'vi', 'hien_lang=vi', 'vi', 'en'],
    ['?lang=fr', 'en', '', 'vi', 'en'],
    ['', null, 'a=b; hien_lang=en', 'vi', 'en'],
    ['', null, 'xhien_lang=en', 'vi', 'vi'],
    ['', null, '', 'vi', 'vi'],
    ['', null, '', 'en', 'en'],
    ['', null, 'hien_lang=vi', 'en', 'vi'],
    ['', 'vi', '', 'en', 'vi'],
    ['', null, '', '', 'vi'],
  ])(
    'of %s with %s stored, the cookie "%s" and a document in "%s" is %s',
    async (search, stored, cookie, lang, expected) => {
      if (stored) phone.local.setItem('hien_lang', stored);
      phone.document.cookie = cookie;
      phone.document.documentElement.lang = lang;
      const { chosenLanguage } = await phone.tab(() => import('../../src/offline/storage/chosen-language'));
      expect(chosenLanguage(search)).toBe(expected);
    },
  );

  it.each([
    ['http:', /^hien_lang=en; path=\/; max-age=\d+; samesite=lax$/],
    ['https:', /^__Host-hien_lang=en; path=\/; max-age=\d+; samesite=lax; secure$/],
  ])('is remembered for page, server and worker, over %s', async (protocol, cookie) => {
    vi.stubGlobal('location', { protocol });
    const { setStoredLanguage } = await phone.tab(() => import('../../src/offline/storage/language'));
    await setStoredLanguage('en');
    expect(phone.local.values.get('hien_lang')).toBe('en');
    expect(phone.document.cookie).toMatch(cookie);
    expect(await (await phone.caches.match('/prefs/lang'))?.text()).toBe('en');
  });
});

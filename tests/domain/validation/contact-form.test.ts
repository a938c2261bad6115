import { describe, expect, it } from 'vitest';
import {
  checkContact,
  cleanContact,
  type ContactValues,
  isPhoneKey,
  MAX_CONTACT_LINE,
  MAX_CONTACT_MESSAGE,
} from '../../../src/domain/validation/contact-form';
import { processorMs } from '../../support/processor-time';

const GOOD: ContactValues = {
  name: 'Nguyễn Thị Hồng',
  email: 'hong@example.vn',
  phone: '0912345678',
  message: 'Điều hoà chảy nước.',
};
const broken = (change: Partial<ContactValues>, kind: 'contact' | 'issue' = 'issue'): string[] =>
  checkContact({ ...GOOD, ...change }, kind).map(({ field, code }) => `${field} ${code}`);

describe('a message to the house', () => {
  it.each([
    [{}, []],
    [{ name: '' }, ['name required']],
    [{ name: ' \t ' }, ['name required']],
    [{ email: 'hong' }, ['email email']],
    [{ email: 'a@b.vn, c@d.vn' }, ['email email']],
    [{ name: 'x'.repeat(MAX_CONTACT_LINE) }, []],
    [{ name: 'x'.repeat(MAX_CONTACT_LINE + 1) }, ['name tooLong']],
    [{ name: 'Hồng\u0000' }, ['name invalid']],
    [{ name: 'một\nhai' }, ['name invalid']],
    [{ message: 'một\nhai\tba' }, []],
    [{ message: 'a\ud800b' }, ['message invalid']],
    [{ message: 'x'.repeat(MAX_CONTACT_MESSAGE + 1) }, ['message tooLong']],
    [
      { name: '', email: '', phone: '', message: '' },
      ['name required', 'email required', 'phone required', 'message required'],
    ],
  ] as const)('%j breaks %j', (change, expected) => {
    expect(broken(change)).toEqual(expected);
  });

  it.each(['0912 345 678', '+84912345678', 'wxid_hong'])(
    'takes %s for a phone in the contact form, and digits alone in the issue form',
    (phone) => {
      expect(broken({ phone }, 'contact')).toEqual([]);
      expect(broken({ phone }, 'issue')).toEqual(['phone digitsOnly']);
    },
  );

  it('is sent in NFC, trimmed, with one kind of line break', () => {
    expect(cleanContact({ ...GOOD, name: ` ${GOOD.name.normalize('NFD')} `, message: 'a\r\nb\rc' })).toEqual({
      ...GOOD,
      message: 'a\nb\nc',
    });
  });

  it('finds a near miss of a mail address at once', () => {
    const started = processorMs();
    broken({ email: `${'a'.repeat(50_000)}@` });
    broken({ email: `${'a.'.repeat(25_000)}@b` });
    expect(processorMs() - started).toBeLessThan(100);
  });
});

describe("the issue form's phone field", () => {
  it.each([
    ['7', true],
    ['', true],
    ['a', false],
    [' ', false],
    ['+', false],
    ['７', true],
    ['٧', true],
  ])('lets the key %j through: %s', (key, through) => {
    expect(isPhoneKey(key)).toBe(through);
  });
});

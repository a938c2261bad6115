import { describe, expect, it } from 'vitest';
import { recentTurns } from '../../../src/domain/chat/limits';
import { withoutSecrets } from '../../../src/domain/chat/hide-secrets';

const SECRETS = ['90210#', '2468#', 'sonla394'];

describe('a reply', () => {
  it.each([
    ['Mã là 90210#.', 'Mã là •••.'],
    ['Bấm 90210 rồi thăng', 'Bấm ••• rồi thăng'],
    ['mật khẩu SonLa394!', 'mật khẩu •••!'],
    ['2468#', '•••'],
    // A number of four digits may be a year or a floor.
    ['Năm 2468', 'Năm 2468'],
    // A price is no code.
    ['1.902.100 ₫ và 90.210 ₫', '1.902.100 ₫ và 90.210 ₫'],
    ['190210', '190210'],
  ])('"%s" leaves the server as "%s"', (text, clean) => {
    expect(withoutSecrets(text, SECRETS)).toBe(clean);
  });
});

describe('the turns that are sent', () => {
  it('are the newest 20, begin with the guest and are cut to 2,000 characters', () => {
    const messages = Array.from({ length: 31 }, (_, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `${at}`.padEnd(3000, '.'),
    }));
    const turns = recentTurns(messages);
    expect(turns.length).toBeLessThanOrEqual(20);
    expect(turns[0]?.role).toBe('user');
    expect(turns.at(-1)?.content.slice(0, 2)).toBe('30');
    expect(Math.max(...turns.map(({ content }) => content.length))).toBe(2000);
  });
});

import { describe, expect, it } from 'vitest';
import { mailTrouble, type WaitingMail } from '../../../src/domain/mails/trouble';

const NOW = Date.UTC(2026, 10, 26, 8);
const MINUTE = 60_000;
const waiting = (change: Partial<WaitingMail>): WaitingMail => ({ tries: 0, reason: null, createdAt: NOW, ...change });

describe('mails that cannot go out', () => {
  it.each([
    ['a mail that was just written', waiting({}), null],
    ['one try without an answer', waiting({ tries: 1, reason: 'down' }), null],
    ['three tries without an answer', waiting({ tries: 3, reason: 'down' }), 'down'],
    ['a sign-in that was refused once', waiting({ tries: 1, reason: 'signIn' }), 'signIn'],
    ['a sender that was refused once', waiting({ tries: 1, reason: 'sender' }), 'sender'],
    ['one address that was put off four times', waiting({ tries: 4, reason: 'later' }), null],
    ['one address that was put off five times', waiting({ tries: 5, reason: 'later' }), 'later'],
    ['one try nine minutes ago', waiting({ tries: 1, reason: 'later', createdAt: NOW - 9 * MINUTE }), null],
    ['one try ten minutes ago', waiting({ tries: 1, reason: 'later', createdAt: NOW - 10 * MINUTE }), 'later'],
    ['no try for an hour, as after a night without power', waiting({ createdAt: NOW - 60 * MINUTE }), null],
  ])('%s', (_case, mail, reason) => {
    expect(mailTrouble([mail], NOW)?.reason ?? null).toBe(reason);
  });

  it('are told by the gravest reason and since the oldest of them', () => {
    const mails = [
      waiting({ tries: 5, reason: 'later', createdAt: NOW - 3 * MINUTE }),
      waiting({ tries: 1, reason: 'signIn', createdAt: NOW - MINUTE }),
      waiting({ createdAt: NOW - 5 * MINUTE }),
    ];
    expect(mailTrouble(mails, NOW)).toEqual({ reason: 'signIn', since: NOW - 3 * MINUTE });
    expect(mailTrouble([], NOW)).toBeNull();
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pickTests } from '../support/picked-tests.mjs';

/** A line of each layer, what breaks it, and a test that is red then. */
const BROKEN: [file: string, line: string, broken: string, test: string][] = [
  [
    'src/domain/bookings/pricing.ts',
    'SURCHARGES: Surcharges = { adult: 200_000, child: 100_000 };',
    'SURCHARGES: Surcharges = { adult: 250_000, child: 100_000 };',
    'tests/domain/bookings/pricing.test.ts',
  ],
  [
    'src/domain/guest-access/door-state.ts',
    'Math.max(0, now - (savedAt ?? now))',
    'now - (savedAt ?? now)',
    'tests/domain/guest-access/guide-door-state.test.ts',
  ],
  [
    'locales/vi/chat.json',
    '"failed": "⚠️ Lỗi khi gọi API."',
    '"failed": "Lỗi."',
    'tests/features/chat/chat-panel.test.tsx',
  ],
  [
    'src/features/chat/chat-panel.tsx',
    "if (typed.trim() === '' || (busy",
    "if (typed === 'x' || (busy",
    'tests/features/chat/chat-panel.test.tsx',
  ],
  [
    'src/features/bookings/result-line.tsx',
    "case 'networkBusy':",
    "case 'network':",
    'tests/features/bookings/booking-page.test.tsx',
  ],
  [
    'src/offline/outbox/outbox-attempt.ts',
    "if (failure.refused) return { is: 'refused', failure };",
    '',
    'tests/offline/outbox.test.ts',
  ],
  [
    'src/sw/routing.ts',
    "if (method !== 'GET' || url.origin !== origin)",
    'if (url.origin !== origin)',
    'tests/sw/worker.test.ts',
  ],
  [
    'src/server/modules/accounts/login-limiter.ts',
    'const FREE = 5;',
    'const FREE = 6;',
    'tests/server/accounts/login.test.ts',
  ],
  [
    'src/server/modules/billing/billing.ts',
    "if (kind === 'REFUND' && amount > booking.paid)",
    "if (kind === 'REFUND' && amount > booking.total)",
    'tests/server/billing/bill.test.ts',
  ],
  [
    'src/server/modules/payments/payments.ts',
    'if (amount !== booking.total) {',
    'if (amount < booking.total) {',
    'tests/server/payments/wallet.test.ts',
  ],
  [
    'src/server/modules/bookings/limits.ts',
    "if (free > now) throw this.#refusal('networkBusy'",
    "if (free < now) throw this.#refusal('networkBusy'",
    'tests/server/bookings/strangers.test.ts',
  ],
];

describe('npm run check, of one broken line,', () => {
  it.each(BROKEN)('in %s, %j, picks what finds it', (file, line, broken, test) => {
    expect(readFileSync(file, 'utf8')).toContain(line);
    expect(pickTests([file], `-${line}\n+${broken}`).picked).toContain(test);
  });
});

import { describe, expect, it } from 'vitest';
import { reaching, testsReaching } from '../support/import-graph.mjs';
import { programsOf } from '../support/programs.mjs';

describe('npm run check', () => {
  it.each([
    ['src/domain/days.ts', 'tests/domain/days.test.ts'],
    ['src/features/guest-forms/guest-form.module.css', 'tests/features/guest-forms/guest-form.test.tsx'],
    ['src/server/modules/guest-forms/routes.ts', 'tests/server/guest-forms/submissions.test.ts'],
    ['src/server/modules/payments/routes.ts', 'tests/server/payments/wallet.test.ts'],
  ])('runs for %s among the first six %s', (changed, test) => {
    expect(testsReaching([changed]).slice(0, 6)).toContain(test);
  });

  it.each([
    ['locales/vi/bookings.json', '"payNow": "Thanh toán bằng ví",', 'tests/features/bookings/booking-page.test.tsx'],
    [
      'src/contract/bookings/desk-moves.ts',
      'takenNight: z.nullable(z.string()),',
      'tests/features/reception/bookings/move-form.test.tsx',
    ],
    ['src/domain/bookings/pricing.ts', 'amountSaved', 'tests/features/apartments/apartment-detail.test.tsx'],
    ['src/server/platform/db/migrations/0062-refund-means.ts', "('bill_lines')", 'tests/server/billing/bill.test.ts'],
  ])('runs for %s, of which %j changed, among the first six %s', (changed, lines, test) => {
    expect(testsReaching([changed], lines).slice(0, 6)).toContain(test);
  });

  it('has nothing to compile for a stylesheet or a page of docs', () => {
    expect(programsOf(['src/ui/tokens.css', 'docs/tests.md'])).toEqual([]);
  });

  it('compiles words with those who import them', () => {
    expect(programsOf(reaching(['locales/vi/payments.json']))).toContain('.');
    expect(programsOf(reaching(['locales/vi/mail.json']))).toEqual(expect.arrayContaining(['.', 'src/server']));
    expect(programsOf(reaching(['locales/vi/home.json']))).not.toContain('src/domain');
  });

  it('compiles everything when it is told of another kind of file', () => {
    expect(programsOf(['package.json'])).toHaveLength(6);
  });
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Language } from '../../../../src/domain/languages';
import { BillOnSlip, type SlipBill } from '../../../../src/features/reception/billing/bill-on-slip';
import { siteWords } from '../../../support/words';

const shown = async (bill: SlipBill, lang: Language): Promise<string> => {
  render(
    <I18nextProvider i18n={await siteWords(lang)}>
      <BillOnSlip bill={bill} lang={lang} />
    </I18nextProvider>,
  );
  return document.body.textContent.replaceAll('\u00a0', ' ');
};

it('says what is still to be paid, each language in its own figures', async () => {
  const text = await shown({ total: 2_800_000, paid: 1_000_000, balance: 1_800_000 }, 'vi');
  expect(text).toContain('Tổng cộng 2.800.000 ₫, đã thanh toán 1.000.000 ₫.');
  expect(text).toContain('Còn phải thanh toán 1.800.000 ₫');
  expect(text).toContain('Total 2,800,000 VND, paid 1,000,000 VND. To pay: 1,800,000 VND');
  expect(screen.getByText(/To pay/)).toHaveAttribute('lang', 'en');
});

it('says of a settled bill that it is settled and no figure', async () => {
  expect(await shown({ total: 2_800_000, paid: 2_800_000, balance: 0 }, 'en')).toBe('Paid in fullĐã thanh toán đủ');
});

it('says what the hotel still owes the guest', async () => {
  const text = await shown({ total: 0, paid: 300_000, balance: -300_000 }, 'en');
  expect(text).toContain('The hotel still owes you 300,000 VND');
  expect(text).not.toContain('Total');
});

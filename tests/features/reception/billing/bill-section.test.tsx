// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import words from '../../../../locales/vi/reception-bookings.json';
import type { Bill, BillLine } from '../../../../src/contract/billing/desk';
import { BillSection } from '../../../../src/features/reception/billing/bill-section';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { renderWithWords } from '../../../support/words';

const line = (changes: Partial<BillLine>): BillLine => ({
  id: 'l1',
  kind: 'CASH',
  text: '',
  quantity: 1,
  amount: -500_000,
  at: '2026-11-20T03:00:00.000Z',
  by: 'Thu Hà',
  voided: false,
  voiding: null,
  voidable: true,
  ...changes,
});
const ROOM = line({
  id: 'room',
  kind: 'ROOM',
  text: 'Studio',
  quantity: 2,
  amount: 2_000_000,
  by: null,
  voidable: false,
});
const BILL: Bill = {
  lines: [ROOM, line({})],
  balance: 1_500_000,
  paid: 500_000,
  prices: [{ text: 'Ly rượu vang', price: 80_000 }],
};

let network: FakeNetwork;
let user: UserEvent;
let bill: Bill;
beforeEach(async () => {
  network = await deskScreen();
  user = userEvent.setup();
  bill = BILL;
  network.on('GET', /^\/api\/reception\/bookings\/b2\/bill/, () => ours(bill));
  network.on('POST', /^\/api\/reception\/bookings\/b2\//, () => ours({ id: 'l9', balance: 0 }, 201));
  await renderWithWords(<BillSection id="b2" lang="vi" />);
  await screen.findByText(words.bill.kinds.ROOM);
});
afterEach(leaveDesk);
const sent = (path: string): unknown[] => askedAtDesk(network, 'POST', `bookings/b2/${path}`).map(({ body }) => body);

it('charges a thing of the price list by its name, with its price, and multiplies it', async () => {
  await user.click(screen.getByRole('button', { name: words.bill.charge }));
  // No sum yet, so the button names none.
  await user.click(screen.getByRole('button', { name: words.bill.charge }));
  expect(await screen.findByText(words.bill.form.textMissing)).toBeVisible();
  await user.type(screen.getByLabelText(words.bill.form.text), 'Ly rượu vang');
  await user.click(screen.getByRole('button', { name: words.bill.form.more }));
  await user.click(screen.getByRole('button', { name: /^Thêm 160\.000/ }));
  await waitFor(() => expect(sent('charges')).toEqual([{ text: 'Ly rượu vang', quantity: 2, amount: 160_000 }]));
});

it('gives back no more than the server allows, and says so at the amount', async () => {
  network.on('POST', '/api/reception/bookings/b2/payments', () =>
    ours(
      { message: 'Số tiền hoàn nhiều hơn số đã thu.', code: 'refundAbovePaid', field: 'amount', requestId: 'r' },
      409,
    ),
  );
  await user.click(screen.getByRole('button', { name: words.bill.refund }));
  await user.type(screen.getByLabelText(words.bill.form.amount), '600k');
  await user.click(screen.getByRole('button', { name: /^Hoàn 600\.000/ }));
  expect(await screen.findByText(words.bill.form.meansMissing)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: words.bill.kinds.TRANSFER }));
  await user.click(screen.getByRole('button', { name: /^Hoàn 600\.000/ }));
  expect(await screen.findByText('Số tiền hoàn nhiều hơn số đã thu.')).toBeVisible();
  expect(sent('payments')).toEqual([{ kind: 'REFUND', amount: 600_000, note: '', means: 'TRANSFER' }]);
});

it('gives a discount with its reason', async () => {
  await user.click(screen.getByRole('button', { name: words.bill.discount }));
  await user.type(screen.getByLabelText(words.bill.form.amount), '1tr2');
  await user.click(screen.getByRole('button', { name: /^Giảm 1\.200\.000/ }));
  expect(await screen.findByText(words.bill.form.reasonMissing)).toBeVisible();
  await user.type(screen.getByLabelText(words.bill.form.discountReason), 'Máy lạnh hỏng');
  await user.click(screen.getByRole('button', { name: /^Giảm 1\.200\.000/ }));
  await waitFor(() =>
    expect(sent('charges')).toEqual([{ kind: 'DISCOUNT', amount: 1_200_000, text: 'Máy lạnh hỏng' }]),
  );
});

it('strikes a line through with a reason, and leaves it to be seen', async () => {
  await user.click(screen.getByRole('button', { name: /^Huỷ dòng Tiền mặt, 500\.000/ }));
  await user.click(screen.getByRole('button', { name: words.bill.form.submitVoid }));
  expect(await screen.findByText(words.bill.form.reasonMissing)).toBeVisible();
  await user.type(screen.getByLabelText(words.bill.form.reason), 'Gõ nhầm');
  const voiding = { at: '2026-11-20T03:05:00.000Z', by: 'Thu Hà', reason: 'Gõ nhầm' };
  bill = { ...BILL, lines: [ROOM, line({ voided: true, voidable: false, voiding })], balance: 2_000_000, paid: 0 };
  await user.click(screen.getByRole('button', { name: words.bill.form.submitVoid }));
  await waitFor(() => expect(sent('lines/l1/void')).toEqual([{ reason: 'Gõ nhầm' }]));
  const struck = await screen.findByText(/^Đã huỷ dòng: Gõ nhầm/);
  const row = within(struck.closest('li') ?? document.body);
  expect(row.getByText(words.bill.kinds.CASH).tagName).toBe('DEL');
  expect(row.queryByRole('button')).toBeNull();
});

it('keeps the keyboard’s place: a form has the focus, and the button that opened it has it back', async () => {
  for (const name of [words.bill.charge, words.bill.refund, /^Huỷ dòng Tiền mặt/]) {
    const opener = () => screen.getByRole('button', { name });
    opener().focus();
    await user.keyboard('{Enter}');
    const close = screen.getByRole('button', { name: words.bill.form.close });
    expect(close.closest('form')).toHaveFocus();
    await user.click(close);
    expect(opener()).toHaveFocus();
  }
});

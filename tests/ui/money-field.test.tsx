// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderWithWords } from '../support/words';
import { MoneyField } from '../../src/ui/forms/money-field';

let read: number | null;
function Form({ start = null }: { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  read = value;
  return <MoneyField label="Số tiền" value={value} onChange={setValue} unread="Chưa rõ số tiền" />;
}

it.each([
  ['120k', 120_000, '120k', '120.000'],
  ['1,5 triệu', 1_500_000, '1,5 triệu', '1.500.000'],
  ['1tr2', 1_200_000, '1tr2', '1.200.000'],
  ['150000', 150_000, '150.000', '150.000'],
  ['150.000', 150_000, '150.000', '150.000'],
  ['150,000.00', 150_000, '150,000.00', '150.000'],
])(
  '%s is %d, stands as it was typed, and is written whole when the field is left',
  async (text, amount, during, after) => {
    const user = userEvent.setup();
    await renderWithWords(<Form />);
    const field = screen.getByLabelText('Số tiền');
    await user.type(field, text);
    expect([read, (field as HTMLInputElement).value]).toEqual([amount, during]);
    if (during !== after) expect(field.getAttribute('aria-describedby')).not.toBeNull();
    if (during !== after) expect(field).toHaveAccessibleDescription(`= ${after}\u00A0₫`);
    await user.tab();
    expect(field).toHaveValue(after);
  },
);

it.each(['-5', 'hai', '1.5'])('%s is no amount and becomes none: it stays, and the field says so', async (text) => {
  const user = userEvent.setup();
  await renderWithWords(<Form start={900_000} />);
  const field = screen.getByLabelText('Số tiền');
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
  expect(field).toHaveValue(text);
  expect(read).toBeNaN();
  expect(field).toHaveAccessibleDescription('Chưa rõ số tiền');
  await user.clear(field);
  await user.type(field, '5');
  expect(read).toBe(5);
});

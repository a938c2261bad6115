// @vitest-environment jsdom
/** @module-tag last-ring */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import en from '../../locales/en/common.json';
import vi from '../../locales/vi/common.json';
import { NO_NIGHTS, type NightRange } from '../../src/domain/bookings/night-range';
import { DateRange } from '../../src/ui/forms/date-range';
import { table } from '../support/table';

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone;
});

function Calendar({ lang = 'vi', onRange }: { lang?: 'vi' | 'en'; onRange: (range: NightRange) => void }) {
  const [range, setRange] = useState(NO_NIGHTS);
  return (
    <DateRange
      range={range}
      onChange={(next) => {
        setRange(next);
        onRange(next);
      }}
      minDay="2026-12-20"
      taken={new Set(['2026-12-27'])}
      lang={lang}
      words={(lang === 'vi' ? vi : en).calendar}
    />
  );
}

const day = (name: RegExp) => screen.getByRole('button', { name });

table([
  'Asia/Ho_Chi_Minh',
  'America/Los_Angeles',
  'Europe/Paris',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Sao_Paulo',
  'Asia/Kolkata',
])('in %s the days that are tapped are the days that are chosen', async (timeZone) => {
  process.env['TZ'] = timeZone;
  const chosen: NightRange[] = [];
  render(<Calendar onRange={(range) => chosen.push(range)} />);
  await userEvent.click(day(/24 tháng 12/));
  await userEvent.click(day(/26 tháng 12/));
  expect(chosen.at(-1)).toEqual({ checkIn: '2026-12-24', checkOut: '2026-12-26' });
  expect(day(/25 tháng 12.*đêm của bạn/)).toBeEnabled();
});

/** The heads of the columns; a screen reader hears the weekday with each day instead. */
const weekdays = () => screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent);

describe('the calendar', () => {
  it('is entered by Tab at the arrival, and chosen in by arrows and Enter', async () => {
    const chosen: NightRange[] = [];
    const user = userEvent.setup();
    render(<Calendar onRange={(range) => chosen.push(range)} />);
    await user.click(day(/24 tháng 12/));
    screen.getByRole('button', { name: vi.calendar.next }).focus();
    await user.tab();
    expect(day(/24 tháng 12/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(chosen.at(-1)).toEqual({ checkIn: '2026-12-24', checkOut: '2026-12-26' });
  });

  it('begins its weeks on Monday in both languages', () => {
    const { unmount } = render(<Calendar onRange={() => undefined} />);
    expect(weekdays()).toEqual(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']);
    expect(screen.getByText('Tháng 12 năm 2026')).toBeVisible();
    unmount();
    render(<Calendar lang="en" onRange={() => undefined} />);
    expect(weekdays()[0]).toBe('Mon');
    expect(screen.getByText('December 2026')).toBeVisible();
  });

  it('switches past days and taken nights off and says why', () => {
    render(<Calendar onRange={() => undefined} />);
    expect(day(/19 tháng 12.*đã qua/)).toBeDisabled();
    expect(day(/27 tháng 12.*đã có khách/)).toBeDisabled();
    expect(day(/20 tháng 12.*hôm nay/)).toBeEnabled();
  });

  it('opens a taken night as a day to leave once the arrival is chosen', async () => {
    render(<Calendar onRange={() => undefined} />);
    await userEvent.click(day(/25 tháng 12/));
    expect(day(/27 tháng 12/)).toBeEnabled();
    await userEvent.click(day(/27 tháng 12/));
    expect(day(/27 tháng 12.*ngày đi/)).toBeVisible();
  });

  it('does not go before the first month, goes to the next, and clears', async () => {
    const chosen: NightRange[] = [];
    render(<Calendar onRange={(range) => chosen.push(range)} />);
    expect(screen.getByRole('button', { name: 'Tháng trước' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Tháng sau' }));
    expect(screen.getByText('Tháng 1 năm 2027')).toBeVisible();
    await userEvent.click(day(/^Thứ Sáu, 1 tháng 1/));
    await userEvent.click(screen.getByRole('button', { name: 'Xoá ngày' }));
    expect(chosen.at(-1)).toEqual(NO_NIGHTS);
  });

  it('is walked with the arrow keys', async () => {
    render(<Calendar onRange={() => undefined} />);
    await userEvent.click(day(/20 tháng 12/));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName(/28 tháng 12/);
  });
});

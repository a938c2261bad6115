// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { forgetServerClock } from '../../../src/api/server-clock';
import type { OwnReview } from '../../../src/contract/reviews/reviews';
import { networkStore } from '../../../src/offline/network/network';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { BOOKING_ID, bookingAs } from '../../support/home';
import { openSite, sitePhone } from '../../support/site';

const PAGE = `/booking/${BOOKING_ID}`;
const REVIEW = `/api/apartment-bookings/${BOOKING_ID}/review?lang=vi`;

let network: FakeNetwork;
let written: OwnReview['written'];
const user = userEvent.setup();

beforeEach(async () => {
  forgetServerClock();
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  written = null;
  const view = () => ours(bookingAs({ status: 'CONFIRMED', own: true, review: { name: 'Hằng', written } }));
  network.on('GET', new RegExp(`^/api/apartment-bookings/${BOOKING_ID}\\?`), view);
});

it('is written with a mark, survives a lost connection and a reload, and can be taken back', async () => {
  network.on('PUT', REVIEW, () => {
    throw new TypeError('Failed to fetch');
  });
  await openSite(PAGE);
  expect(await screen.findByRole('textbox', { name: 'Tên hiển thị' })).toHaveValue('Hằng');
  await user.click(screen.getByRole('button', { name: 'Gửi đánh giá' }));
  expect(await screen.findByText('Vui lòng chọn số sao.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '4 trên 5 sao' }));
  await user.type(screen.getByRole('textbox', { name: 'Lời của bạn' }), 'Rất sạch');
  await user.click(screen.getByRole('button', { name: 'Gửi đánh giá' }));
  expect(await screen.findByText(/Lời của bạn vẫn còn trên máy này/)).toBeVisible();

  cleanup();
  await openSite(PAGE);
  expect(await screen.findByRole('textbox', { name: 'Lời của bạn' })).toHaveValue('Rất sạch');
  expect(screen.getByRole('radio', { name: '4 trên 5 sao' })).toBeChecked();
  network.on('PUT', REVIEW, ({ body }) => {
    written = { ...(body as { rating: number; text: string; name: string }), shown: false, answer: '' };
    return ours(bookingAs());
  });
  await user.click(screen.getByRole('button', { name: 'Gửi đánh giá' }));
  expect(await screen.findByRole('heading', { name: 'Đánh giá của bạn' })).toBeVisible();
  expect(screen.getByText(/Lễ tân đọc rồi mới đăng/)).toBeVisible();
  expect(written).toMatchObject({ rating: 4, text: 'Rất sạch', name: 'Hằng' });

  network.on('DELETE', REVIEW, () => {
    written = null;
    return ours(bookingAs());
  });
  await user.click(screen.getByRole('button', { name: 'Rút lại' }));
  expect(await screen.findByRole('heading', { name: 'Kỳ nghỉ của bạn thế nào?' })).toBeVisible();
  const words = screen.getByRole('textbox', { name: 'Lời của bạn' });
  expect(words).toHaveValue('Rất sạch');
  await waitFor(() => expect(words).toHaveFocus());
});

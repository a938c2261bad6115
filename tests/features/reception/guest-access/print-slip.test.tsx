// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ArrivalSlip } from '../../../../src/contract/guest-access/stays';
import type { ReadQr } from '../../../../src/features/reception/print/print-reader';
import { deskNoticeStore } from '../../../../src/features/reception/shared/desk-notice';
import { PrintSlip } from '../../../../src/features/reception/guest-access/slip/print-slip';
import { type PrintedSlip, SlipSheet } from '../../../../src/features/reception/guest-access/slip/slip-sheet';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { readDrawing } from '../../../support/qr-pixels';
import { sitePhone } from '../../../support/site';
import { renderWithWords } from '../../../support/words';

const SLIP: ArrivalSlip = {
  ...{ lang: 'en', brand: 'Hiên Thử', guestName: 'Anna Kowalski', from: '2026-11-20', to: '2026-11-23' },
  door: { label: 'Apartment', text: 'B902' },
  place: 'Tower B, floor 9',
  code: { label: 'Door code', text: '90210#' },
  way: { heading: 'How to get in', steps: ['As on this slip'], stepsWithGuide: ['As the guide shows'] },
  wifi: { label: 'Wi-Fi', name: 'Hiên B902', password: 'biển xanh' },
  guide: { label: 'Guide', text: `https://hien.example/hiden-page/B902#s=${'k'.repeat(43)}&r=0016J1VZD.3` },
  release: { label: 'Offline?', text: '0016 J1VZ D' },
  reception: { label: 'Reception', text: '0203 088 0001' },
  address: '12 Hạ Long',
  emergency: { lang: 'en', items: [{ label: 'Police', text: '113' }] },
  keep: 'Keep it private.',
  unchecked: null,
};

let network: FakeNetwork;
beforeEach(async () => {
  network = await sitePhone();
  deskNoticeStore.setState({ words: null });
});

async function pressPrint(read: ReadQr, ticks = false): Promise<PrintedSlip | undefined> {
  const onPrint = vi.fn<(slip: PrintedSlip) => void>();
  network.on('POST', '/api/reception/stays/s1/slips', () => ours(SLIP));
  await renderWithWords(
    <PrintSlip stayId="s1" speaks="en" onPrint={onPrint} openReader={() => Promise.resolve(read)} />,
  );
  const user = userEvent.setup();
  if (ticks) await user.click(screen.getByRole('checkbox', { name: /In cả mã cửa/ }));
  await user.click(screen.getByRole('button', { name: 'In phiếu nhận phòng' }));
  await vi.waitFor(() =>
    expect([onPrint.mock.calls.length, deskNoticeStore.getState().words !== null]).not.toEqual([0, false]),
  );
  return onPrint.mock.calls[0]?.[0];
}

it('prints the door’s code only when that is ticked, and says then how it is entered', async () => {
  const slip = await pressPrint(readDrawing);
  if (!slip) throw new Error('nothing printed');
  const { rerender } = render(<SlipSheet {...slip} />);
  expect(screen.getByText('B902')).toBeInTheDocument();
  expect(screen.queryByText('90210#')).not.toBeInTheDocument();
  expect(screen.getByText('As the guide shows')).toBeInTheDocument();
  rerender(<SlipSheet {...slip} withCode />);
  expect(screen.getByText('90210#')).toBeInTheDocument();
  expect(screen.getByText('As on this slip')).toBeInTheDocument();
});

it('keeps a slip from the printer whose code reads as something else', async () => {
  expect(await pressPrint(() => 'https://hien.example/hiden-page/B903', true)).toBeUndefined();
  expect(deskNoticeStore.getState().words?.title).toMatch(/^Phiếu chưa in được/);
});

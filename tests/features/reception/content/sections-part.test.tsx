// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../../src/app/site/session';
import type { ContentState } from '../../../../src/contract/editing/content';
import { type HouseSection, wholeSections } from '../../../../src/domain/guide/parts/house-sections';
import { dismissToast } from '../../../../src/features/reception/shared/desk-notice';
import { deskSyncStore } from '../../../../src/offline/desk/desk-query';
import { networkStore } from '../../../../src/offline/network/network';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite, sitePhone } from '../../../support/site';

let network: FakeNetwork;
let user: UserEvent;

const state = (guideSections: HouseSection[], version: string): ContentState => ({
  ...{ subject: 'sections', value: { guideSections }, version, last: null, touched: null },
});

beforeEach(async () => {
  network = await sitePhone();
  user = userEvent.setup();
  networkStore.setState({ state: 'online' });
  deskSyncStore.setState({ version: 0, live: false, turnedAway: false });
  sessionStore.setState({ user: { id: '7', fullName: 'Thu Hà', email: 'letan@hien.example', role: 'RECEPTION' } });
  network.on('GET', /^\/api\/reception\/content\/sections\?/, () => ours(state(wholeSections([]), 'v1')));
  network.on('GET', /^\/api\/reception\/content\/sections\/history/, () => ours({ items: [], next: null }));
  network.on('GET', /^\/api\/reception\/content\?/, () =>
    ours({ areas: [], gone: ['3', '6'], eventsFromSheet: false, accessFixed: null }),
  );
  network.on('POST', /\/preview$/, () => ours({ html: '<div id="root"></div>' }));
  network.on('PUT', '/api/reception/content/sections', ({ body }) =>
    ours(state((body as { value: { guideSections: HouseSection[] } }).value.guideSections, 'v2')),
  );
});

afterEach(() => {
  sessionStore.setState({ user: null });
  dismissToast();
  vi.unstubAllGlobals();
});

const row = (name: string): HTMLElement => screen.getByRole('group', { name });
const saved = (): HouseSection[] | undefined => {
  const put = network.asked.find(({ method }) => method === 'PUT');
  return put && (put.body as { value: { guideSections: HouseSection[] } }).value.guideSections;
};
async function open(): Promise<void> {
  await openSite('/reception/content?area=sections');
  await screen.findByRole('group', { name: '1 Mở cửa' });
}

describe('the guide’s sections at the desk', () => {
  it('are moved by keyboard, the focus with them, and told where they are', async () => {
    await open();
    const up = within(row('4 Nội quy, nhận và trả phòng')).getByRole('button', { name: /^Lên/ });
    up.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Nội quy, nhận và trả phòng: thứ 3 trên 13')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toHaveProperty('ariaLabel', up.ariaLabel));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() =>
      expect(
        saved()
          ?.map(({ section }) => section)
          .slice(0, 5),
      ).toEqual(['1', '4', '2', '3', '5']),
    );
  });

  it('are told in the house’s own words, which are asked for before they are saved', async () => {
    await open();
    await user.selectOptions(within(row('11 Đổ rác')).getByRole('combobox'), 'Chỉ lời của nhà');
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    expect(await within(row('11 Đổ rác')).findByText('Vui lòng điền thông tin này.')).toBeDefined();
    expect(saved()).toBeUndefined();
    await user.type(screen.getByRole('textbox', { name: 'Lời của nhà, tiếng Việt' }), 'Để ngoài cửa.');
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() =>
      expect(saved()?.find(({ section }) => section === '11')).toMatchObject({
        words: 'own',
        text: { vi: 'Để ngoài cửa.', en: '' },
      }),
    );
  });

  it('can be added and taken away where they are the house’s own, and not the others', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /^Xoá/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Thêm mục riêng' }));
    await user.type(screen.getByRole('textbox', { name: 'Tên mục, tiếng Việt' }), 'Đỗ xe');
    const own = row('Đỗ xe');
    expect(within(own).queryByRole('combobox')).toBeNull();
    await user.click(within(own).getByRole('button', { name: 'Xoá: Đỗ xe' }));
    expect(screen.queryByRole('group', { name: 'Đỗ xe' })).toBeNull();
  });

  it('offer no hiding of the way in and the way out, and say what guests do not see', async () => {
    await open();
    const ways = (name: string): string[] =>
      within(row(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(ways('1 Mở cửa')).not.toContain('Không hiện');
    expect(ways('9 Lối thoát hiểm')).not.toContain('Không hiện');
    expect(ways('7 Wi-Fi')).toContain('Không hiện');
    expect(within(row('3 Thang máy')).getByText(/Đang tắt/)).toBeDefined();
    const map = row('6 Sơ đồ theo tầng');
    expect(within(map).getByText(/Chưa có gì để hiện/)).toBeDefined();
    await user.selectOptions(within(map).getByRole('combobox'), 'Chỉ lời của nhà');
    expect(within(map).queryByText(/Chưa có gì để hiện/)).toBeNull();
  });
});

// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DefaultCodesDialog } from '../../../../src/features/reception/guest-access/codes/default-codes-dialog';
import { deskNoticeStore } from '../../../../src/features/reception/shared/desk-notice';
import { withDatabase } from '../../../../src/offline/storage/db';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { siteWords } from '../../../support/words';

const CODES = { doorCode: '1357#', wifiPassword: 'chao-mung-ban', doors: 4, networks: 7 };
const PATH = '/api/reception/default-codes';

let network: FakeNetwork;
let user: UserEvent;
const onClose = vi.fn();

beforeEach(async () => {
  network = await deskScreen();
  user = userEvent.setup();
  onClose.mockReset();
  network.on('GET', PATH, () => ours(CODES));
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

async function openDialog(): Promise<void> {
  const words = await siteWords('vi');
  render(
    <I18nextProvider i18n={words}>
      <DefaultCodesDialog lang="vi" onClose={onClose} />
    </I18nextProvider>,
  );
}
const door = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Mã cửa' });
const save = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Lưu' }));

describe('the codes of apartments without their own', () => {
  it('are shown with how many doors and networks have them, that they were read is said, and none stays here', async () => {
    await openDialog();
    expect(await door()).toHaveValue('1357#');
    expect(await door()).toHaveAccessibleDescription(/^4 cửa đang dùng mã này/);
    expect(screen.getByRole('textbox', { name: 'Mật khẩu Wi-Fi' })).toHaveAccessibleDescription(
      '7 căn hộ dùng mật khẩu này',
    );
    expect(screen.getByText('Lượt xem này đã được ghi vào nhật ký cùng tên bạn.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lưu' })).toBeDisabled();
    const kept = JSON.stringify(await withDatabase((db) => db.documents.toArray(), []));
    expect(kept).not.toContain(CODES.wifiPassword);
  });

  it.each([
    ['Mã cửa', '12', 'Mã cửa cần 3 đến 16 chữ số, chữ cái, * hoặc #'],
    ['Mật khẩu Wi-Fi', 'ngắn', 'Mật khẩu Wi-Fi cần 8 đến 63 ký tự không dấu'],
  ])('are refused at the field “%s” when they are none: %s', async (name, text, said) => {
    await openDialog();
    await door();
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
    await save();
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(said)));
    expect(askedAtDesk(network, 'PUT', 'default-codes')).toEqual([]);
  });

  it('are changed together, and come back by one press', async () => {
    network.on('PUT', PATH, () => ours({ done: true }));
    await openDialog();
    await user.clear(await door());
    await user.type(await door(), '2468#');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const { words } = deskNoticeStore.getState();
    expect(words).toMatchObject({ text: 'Đã đổi mã cửa, Wi-Fi mặc định', action: { label: 'Hoàn tác' } });
    words?.action?.onAct();
    await waitFor(() => expect(askedAtDesk(network, 'PUT', 'default-codes')).toHaveLength(2));
    expect(askedAtDesk(network, 'PUT', 'default-codes').map(({ body }) => body)).toEqual([
      { doorCode: '2468#', wifiPassword: 'chao-mung-ban' },
      { doorCode: '1357#', wifiPassword: 'chao-mung-ban' },
    ]);
  });

  it('stay in the form when our server refuses them', async () => {
    const said = 'Có căn hộ đang dùng mã này làm mã riêng. Vui lòng chọn mã khác.';
    network.on('PUT', PATH, () => ours({ message: said, code: 'codeInUse', field: 'doorCode', requestId: 'r' }, 422));
    await openDialog();
    await user.clear(await door());
    await user.type(await door(), '2468#');
    await save();
    await waitFor(() => expect(deskNoticeStore.getState().words).toMatchObject({ kind: 'error', text: said }));
    expect(await door()).toHaveValue('2468#');
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    [true, 'Mất kết nối máy chủ. Vui lòng thử lại sau ít phút.'],
    [false, 'Máy đang không có mạng.'],
  ])('are not there without an answer, and the dialog says whose network it is: %s', async (onLine, said) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    network.weather = 'refuse';
    await openDialog();
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });
});

// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../src/domain/languages';
import { GuestForm } from '../../../src/features/guest-forms/guest-form';
import { BANNER_MS, GUIDE_DELAY_MS } from '../../../src/features/guest-forms/use-submission';
import * as outbox from '../../../src/offline/outbox/outbox';
import { renderWithWords } from '../../support/words';

vi.mock('../../../src/offline/outbox/outbox', async (original) => ({
  ...(await original<typeof outbox>()),
  send: vi.fn(),
  whenDelivered: vi.fn(),
}));
const send = vi.mocked(outbox.send);
const whenDelivered = vi.mocked(outbox.whenDelivered);

const GUEST = {
  fullName: 'Nguyễn Thị Ngọc Diễm',
  email: 'diem@hien.example',
  phoneNumber: 'wxid_diem',
  apartment: 'b516',
};
const INVALID = 'Vui lòng điền đầy đủ thông tin / Please fill in all required information';
const FAILED =
  'Có lỗi xảy ra khi gửi thông tin. Xin vui lòng thử lại sau hoặc liên hệ với chúng tôi qua số điện thoại. / An error occurred. Please try again later or contact us by phone.';

let user: UserEvent;
const openGuide = vi.fn<(apartment: string) => void>();

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const button = (): HTMLElement => screen.getByRole('button', { name: /Mở hướng dẫn|Đang lưu/ });
const banner = (): HTMLElement => screen.getByRole('alert');

async function open(apartment = '', lang: Language = 'vi'): Promise<() => void> {
  const { unmount } = await renderWithWords(<GuestForm apartment={apartment} openGuide={openGuide} />, lang);
  return unmount;
}
async function fill(values: Partial<typeof GUEST> = {}): Promise<void> {
  const guest = { ...GUEST, ...values };
  await user.type(field('Họ và tên'), guest.fullName);
  await user.type(field('Email'), guest.email);
  await user.type(field('Số điện thoại'), guest.phoneNumber);
  await user.type(field('Căn hộ'), guest.apartment);
}
/** Presses the button; checking the fields takes the form a moment. */
async function press(name: RegExp = /Mở hướng dẫn|Đang lưu/): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
  await pass(0);
}
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  // Testing Library knows how to wait under fake timers when it finds them under this name.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  sessionStorage.clear();
  outbox.outboxStore.setState({ items: [] });
  let sent = 0;
  send.mockReset().mockImplementation(() => Promise.resolve({ id: `form-${(sent += 1)}`, stored: true }));
  whenDelivered.mockReset().mockResolvedValue();
  openGuide.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what the form asks', () => {
  it('has four fields, each with its hint, for keyboards and filling-in', async () => {
    await open();
    expect(field('Họ và tên')).toHaveAttribute('autocomplete', 'name');
    expect(field('Email')).toHaveAttribute('inputmode', 'email');
    expect(field('Email')).toHaveAttribute('autocapitalize', 'none');
    expect(field('Số điện thoại')).toHaveAttribute('autocomplete', 'tel');
    expect(field('Số điện thoại')).toHaveAccessibleDescription(/WeChat/);
    expect(field('Căn hộ')).toHaveAccessibleDescription('Toà A hoặc B, ví dụ B516');
  });

  it('asks in English for an English reader', async () => {
    await open('', 'en');
    expect(field('Apartment')).toHaveAccessibleDescription('Block A or B, for example B516');
  });

  it('takes the apartment of the address', async () => {
    await open('B902');
    expect(field('Căn hộ')).toHaveValue('B902');
  });
});

describe('what is not right', () => {
  it('says of every empty field what is missing, in both languages, and sends nothing', async () => {
    await open();
    await press();
    expect(banner()).toHaveTextContent(INVALID);
    expect(field('Họ và tên')).toHaveAccessibleDescription('Vui lòng nhập họ và tên / Please enter your full name');
    expect(field('Email')).toHaveAccessibleDescription('Vui lòng nhập email / Please enter your email');
    expect(field('Số điện thoại')).toHaveAccessibleDescription(
      'Vui lòng nhập số điện thoại / Please enter your phone number',
    );
    expect(field('Căn hộ')).toHaveAccessibleDescription('Vui lòng nhập số căn hộ / Please enter apartment number');
    expect(field('Họ và tên')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Họ và tên')).toHaveFocus();
    await pass(GUIDE_DELAY_MS);
    expect(send).not.toHaveBeenCalled();
    expect(openGuide).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('user_fullName')).toBeNull();
  });

  it('says the same sentences to an English reader', async () => {
    await open('', 'en');
    await press(/Open the guide/);
    expect(banner()).toHaveTextContent(INVALID);
    expect(field('Email')).toHaveAccessibleDescription('Vui lòng nhập email / Please enter your email');
  });

  it('refuses an address that is none, and takes it back when it is mended', async () => {
    await open();
    await fill({ email: 'diem@hien' });
    await press();
    expect(field('Email')).toHaveAccessibleDescription('Email không hợp lệ / Invalid email format');
    expect(banner()).toHaveTextContent(INVALID);
    expect(send).not.toHaveBeenCalled();
    await user.type(field('Email'), '.example');
    await pass(0);
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
  });

  it('says while one types that an apartment starts with a letter', async () => {
    await open();
    await user.type(field('Căn hộ'), '5');
    expect(field('Căn hộ')).toHaveAccessibleDescription(
      'Căn hộ phải bắt đầu bằng chữ cái / Apartment must start with a letter',
    );
    expect(field('Căn hộ')).toHaveAttribute('aria-invalid', 'true');
    await user.clear(field('Căn hộ'));
    expect(field('Căn hộ')).not.toHaveAttribute('aria-invalid');
    await user.type(field('Căn hộ'), 'B5');
    expect(field('Căn hộ')).not.toHaveAttribute('aria-invalid');
  });

  it('takes the banner away after 3 s', async () => {
    await open();
    await press();
    await pass(BANNER_MS - 100);
    expect(banner()).not.toBeEmptyDOMElement();
    await pass(100);
    expect(banner()).toBeEmptyDOMElement();
  });
});

describe('a form that is right', () => {
  it('is kept for the guide, handed to the outbox and followed by the guide after 100 ms', async () => {
    await open();
    await fill({ fullName: '  Nguyễn Thị Ngọc Diễm ' });
    await press();
    expect(sessionStorage.getItem('user_fullName')).toBe(GUEST.fullName);
    expect(sessionStorage.getItem('user_email')).toBe(GUEST.email);
    expect(sessionStorage.getItem('user_phoneNumber')).toBe(GUEST.phoneNumber);
    expect(sessionStorage.getItem('user_apartment')).toBe(GUEST.apartment);
    expect(send).toHaveBeenCalledExactlyOnceWith({ kind: 'guest-form', path: '/api/guest-form', body: GUEST });
    expect(banner()).toHaveTextContent(/Đã lưu thông tin.*Your information is saved/);
    expect(openGuide).not.toHaveBeenCalled();
    await pass(GUIDE_DELAY_MS);
    expect(openGuide).toHaveBeenCalledExactlyOnceWith('b516');
  });

  it('is sent once however often the button is pressed', async () => {
    await open();
    await fill();
    await user.dblClick(button());
    await press();
    await pass(GUIDE_DELAY_MS);
    expect(send).toHaveBeenCalledOnce();
    expect(openGuide).toHaveBeenCalledOnce();
  });

  it('goes with the Enter key', async () => {
    await open();
    await fill();
    await user.keyboard('{Enter}');
    await pass(GUIDE_DELAY_MS);
    expect(openGuide).toHaveBeenCalledOnce();
  });

  it('is ready for another one when the page comes back out of the cache', async () => {
    await open();
    await fill({ fullName: 'Lê Văn An' });
    await press();
    await pass(GUIDE_DELAY_MS);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await user.type(field('Họ và tên'), ' và gia đình');
    await press();
    await pass(GUIDE_DELAY_MS);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('a phone that keeps nothing', () => {
  it.each([
    ['from the first value on', 0],
    ['after two values', 2],
  ])(
    'shows the error banner when session storage throws %s; the form still goes out and the guide opens',
    async (_when, good) => {
      await open();
      await fill();
      let writes = 0;
      const keep = sessionStorage.setItem.bind(sessionStorage);
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
        if ((writes += 1) > good) throw new DOMException('denied', 'SecurityError');
        keep(key, value);
      });
      await press();
      expect(banner()).toHaveTextContent(FAILED);
      expect(send).toHaveBeenCalledOnce();
      expect(field('Họ và tên')).toHaveValue(GUEST.fullName);
      for (const key of ['user_fullName', 'user_email', 'user_phoneNumber', 'user_apartment']) {
        expect(sessionStorage.getItem(key)).toBeNull();
      }
      await pass(BANNER_MS);
      expect(openGuide).toHaveBeenCalledExactlyOnceWith('b516');
    },
  );

  it('that has no storage at all, as in an app without it: the guide opens, and nothing is said to have failed', async () => {
    for (const area of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, area, 'get').mockReturnValue(null as unknown as Storage);
    await open();
    await fill();
    await press();
    expect(banner()).toHaveTextContent('đang mở hướng dẫn');
    await pass(GUIDE_DELAY_MS);
    expect(openGuide).toHaveBeenCalledExactlyOnceWith('b516');
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('opens and works where even naming session storage throws', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await open('B902');
    expect(field('Căn hộ')).toHaveValue('B902');
  });

  it('stays with its text when neither phone nor server took the form, and can be sent again', async () => {
    send.mockRejectedValueOnce(new outbox.StorageFull());
    await open();
    await fill();
    await press();
    await pass(GUIDE_DELAY_MS);
    expect(banner()).toHaveTextContent(FAILED);
    expect(openGuide).not.toHaveBeenCalled();
    expect(field('Email')).toHaveValue(GUEST.email);
    await press();
    await pass(GUIDE_DELAY_MS);
    expect(openGuide).toHaveBeenCalledOnce();
  });

  it('waits for the receipt when the form would not survive the page', async () => {
    send.mockResolvedValue({ id: 'in-page', stored: false });
    let deliver: () => void = () => undefined;
    whenDelivered.mockReturnValue(new Promise((resolve) => (deliver = resolve)));
    await open();
    await fill({ email: 'khong.luu@hien.example' });
    await press();
    await pass(GUIDE_DELAY_MS * 10);
    expect(openGuide).not.toHaveBeenCalled();
    deliver();
    await pass(0);
    expect(openGuide).toHaveBeenCalledOnce();
  });

  it('gives up waiting after 10 s, keeps the text, and does not send the same form a second time', async () => {
    send.mockResolvedValue({ id: 'in-page', stored: false });
    whenDelivered.mockReturnValue(new Promise(() => undefined));
    await open();
    await fill({ email: 'cham@hien.example' });
    await press();
    outbox.outboxStore.setState({ items: [item({ id: 'in-page', state: 'waiting' })] });
    await pass(10_000);
    expect(banner()).toHaveTextContent(FAILED);
    expect(openGuide).not.toHaveBeenCalled();
    whenDelivered.mockResolvedValue();
    await press();
    await pass(GUIDE_DELAY_MS);
    expect(send).toHaveBeenCalledOnce();
    expect(openGuide).toHaveBeenCalledOnce();
  });
});

describe('the draft', () => {
  it('brings a half-filled form back after a reload', async () => {
    const close = await open();
    await user.type(field('Họ và tên'), 'Nguyễn');
    await user.type(field('Căn hộ'), 'B5');
    close();
    await open();
    expect(field('Họ và tên')).toHaveValue('Nguyễn');
    expect(field('Căn hộ')).toHaveValue('B5');
  });

  it('gives way to the apartment of the address', async () => {
    const close = await open();
    await user.type(field('Họ và tên'), 'Nguyễn');
    await user.type(field('Căn hộ'), 'B5');
    close();
    await open('A1509');
    expect(field('Họ và tên')).toHaveValue('Nguyễn');
    expect(field('Căn hộ')).toHaveValue('A1509');
  });

  it('is empty once it is sent: the next guest at a shared tablet reads nothing of the one before', async () => {
    const close = await open();
    await fill();
    await press();
    await pass(GUIDE_DELAY_MS);
    close();
    expect(sessionStorage.getItem('hien_guest_form_draft')).toBeNull();
    await open();
    for (const name of ['Họ và tên', 'Email', 'Số điện thoại'] as const) expect(field(name)).toHaveValue('');
  });

  it.each(['{', '[]', '7', '{"fullName":7,"email":null}'])('is thrown away when it is broken: %s', async (draft) => {
    sessionStorage.setItem('hien_guest_form_draft', draft);
    await open();
    expect(field('Họ và tên')).toHaveValue('');
  });
});

describe('what is on its way', () => {
  it('shows nothing when there is nothing', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: 'Chờ gửi' })).not.toBeInTheDocument();
  });

  it('shows a form that waits for the network', async () => {
    outbox.outboxStore.setState({ items: [item({ state: 'waiting' })] });
    await open();
    expect(screen.getByRole('heading', { name: 'Chờ gửi' })).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('b516, Nguyễn Thị Ngọc Diễm');
    expect(screen.getByRole('listitem')).toHaveTextContent('Đã giữ trên máy, tự gửi khi có mạng');
  });

  it('brings a refused form back into the fields, and sends the mended one in its place', async () => {
    const retry = vi.spyOn(outbox, 'retry').mockResolvedValue({ id: 'mended', stored: true });
    outbox.outboxStore.setState({ items: [item({ id: 'refused', state: 'refused' })] });
    await open();
    await user.click(screen.getByRole('button', { name: 'Sửa và gửi lại' }));
    expect(field('Email')).toHaveValue(GUEST.email);
    await user.clear(field('Email'));
    await user.type(field('Email'), 'moi@hien.example');
    await press();
    await pass(GUIDE_DELAY_MS);
    expect(retry).toHaveBeenCalledExactlyOnceWith('refused', { ...GUEST, email: 'moi@hien.example' });
    expect(send).not.toHaveBeenCalled();
    expect(openGuide).toHaveBeenCalledOnce();
  });

  it('throws a form away only after asking', async () => {
    const remove = vi.spyOn(outbox, 'remove').mockResolvedValue();
    outbox.outboxStore.setState({ items: [item({ id: 'away', state: 'refused' })] });
    await open();
    await user.click(screen.getByRole('button', { name: 'Xoá phiếu này' }));
    expect(remove).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Xoá hẳn' }));
    await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith('away'));
  });

  it('says when the last one arrived', async () => {
    outbox.outboxStore.setState({ items: [item({ state: 'sent', body: null })] });
    await open();
    expect(screen.getByRole('listitem')).toHaveTextContent(/Khai thông tin khách: Đã gửi lúc \d\d:\d\d/);
  });
});

function item(part: Partial<outbox.OutboxItem>): outbox.OutboxItem {
  return {
    id: 'one',
    kind: 'guest-form',
    path: '/api/guest-form',
    body: GUEST,
    createdAt: Date.UTC(2026, 10, 20, 7, 5),
    tries: 0,
    state: 'waiting',
    ...part,
  };
}

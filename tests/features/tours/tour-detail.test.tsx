// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../src/app/site/session';
import type { Comment } from '../../../src/contract/tours/comments';
import { networkStore } from '../../../src/offline/network/network';
import { openOutbox } from '../../../src/offline/outbox/outbox';
import { flushAfterOutage } from '../../../src/offline/outbox/outbox-queue';
import { ours, type FakeNetwork } from '../../support/fake-network';
import { goTo, openSite, sitePhone } from '../../support/site';
import { commentBy, RECEIPT, tourNamed, withTours } from '../../support/tour-screens';
import { table } from '../../support/table';

const PAGE = '/tour-ha-long/dem-tren-vinh/view';
const CONTACT = '/api/tours/1/contact?lang=vi';
const DIEM = { id: 'u1', fullName: 'Nguyễn Thị Diễm', email: 'diem@example.vn', role: 'USER' as const };

let network: FakeNetwork;
let user: UserEvent;
let comments: Comment[];
const main = () => within(screen.getByRole('main'));
const dialog = () => within(screen.getByRole('dialog'));
const refusal = (status: number, code: string) => ours({ code, message: 'x', requestId: 'r' }, status);

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  sessionStore.setState({ user: null });
  user = userEvent.setup();
  comments = [];
  withTours(network, [
    tourNamed(1, 'Đêm trên Vịnh', { discountPercent: 10 }),
    tourNamed(2, 'Chuyến khác'),
    tourNamed(3, 'Tour nháp', { status: 'INACTIVE' }),
  ]);
  network.on('GET', '/api/comments/TOUR/1', () => ours(comments));
  network.on('GET', /^\/api\/users\//, ({ path }) =>
    path.endsWith('/gone') ? refusal(404, 'notFound') : ours({ id: 'u1', fullName: DIEM.fullName, avatar: null }),
  );
  network.on('POST', CONTACT, () => ours(RECEIPT, 201));
  await openOutbox();
});
afterEach(() => vi.unstubAllGlobals());

describe('a tour', () => {
  it('is found by its address alone, and says what it is', async () => {
    await openSite(PAGE);
    expect(await main().findByRole('heading', { level: 1, name: 'Đêm trên Vịnh' })).toBeInTheDocument();
    const info = within(main().getByRole('complementary', { name: 'Thông tin tour' }));
    for (const text of ['2 ngày 1 đêm', 'Du thuyền', 'Phòng trên tàu', 'Hạ Long', '2.250.000 ₫', '2.500.000 ₫']) {
      expect(info.getByText(text)).toBeInTheDocument();
    }
    expect(info.getByRole('link', { name: 'Đặt Tour' })).toHaveAttribute('href', '/booking?tourId=1');
  });

  it('is the one of the id that came along, whatever the address says', async () => {
    const router = await openSite('/form-qr');
    await router.navigate(PAGE, { state: { id: 2 } });
    expect(await main().findByRole('heading', { level: 1, name: 'Chuyến khác' })).toBeInTheDocument();
  });

  it('is found by an address of the other language', async () => {
    network.on('GET', '/api/tours?lang=en', () => ours([tourNamed(1, 'A Night on the Bay')]));
    await openSite('/tour/a-night-on-the-bay/view');
    expect(await main().findByRole('heading', { level: 1, name: 'Đêm trên Vịnh' })).toBeInTheDocument();
  });

  it.each(['/tour/khong-co/view', '/tour/tour-nhap/view'])('%s is not there: "Tour not found"', async (address) => {
    await openSite(address);
    expect(await main().findByText('Tour not found')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Tất cả tour' })).toHaveAttribute('href', '/tour');
  });

  it('that no source has says so, and can be asked for again', async () => {
    network.weather = 'refuse';
    await openSite(PAGE);
    expect(await main().findByRole('heading', { name: 'Chưa mở được tour này' })).toBeInTheDocument();
    expect(main().getByText('Tour not found')).toBeInTheDocument();
    network.weather = 'pass';
    await user.click(main().getByRole('button', { name: 'Thử lại' }));
    expect(await main().findByRole('heading', { level: 1, name: 'Đêm trên Vịnh' })).toBeInTheDocument();
  });

  it('that a list has brought to the phone can be read without a network', async () => {
    const router = await openSite('/tour');
    await main().findByRole('link', { name: 'Đêm trên Vịnh' });
    network.weather = 'refuse';
    await goTo(router, PAGE);
    expect(await main().findByRole('heading', { level: 1, name: 'Đêm trên Vịnh' })).toBeInTheDocument();
    expect(main().getByText(/^Theo bản lưu lúc/)).toBeInTheDocument();
  });

  it('shows its days and hours, and its featured pictures alone, on tabs that the arrows turn', async () => {
    await openSite(PAGE);
    const first = await main().findByRole('tab', { name: 'Mô Tả' });
    const panel = within(main().getByRole('tabpanel', { name: 'Mô Tả' }));
    expect(panel.getByText('Ngày 2')).toBeInTheDocument();
    expect(panel.getByRole('heading', { level: 3, name: 'Ra vịnh' })).toBeInTheDocument();
    expect(panel.getByText('08:30').closest('li')).toHaveTextContent('Lên tàu');
    first.focus();
    await user.keyboard('{ArrowLeft}');
    expect(main().getByRole('tab', { name: 'Ảnh Nổi Bật' })).toHaveFocus();
    expect(within(main().getByRole('tabpanel', { name: 'Ảnh Nổi Bật' })).getAllByRole('img')).toHaveLength(1);
  });
});

describe('"Để Lại Thông Tin Tư Vấn"', () => {
  const ask = async (): Promise<void> => {
    await openSite(PAGE);
    await user.click(await main().findByRole('button', { name: 'Để Lại Thông Tin Tư Vấn' }));
  };
  const fill = async (values: Record<string, string> = {}): Promise<void> => {
    const good = { 'Họ và tên': 'Diễm', 'Số điện thoại': '0912', Email: 'diem@example.vn', ...values };
    for (const [label, text] of Object.entries(good)) {
      if (text) await user.type(dialog().getByRole('textbox', { name: label }), text);
    }
  };
  const send = () => user.click(dialog().getByRole('button', { name: 'Gửi thông tin' }));
  const alerts = (): string[] => screen.getAllByRole('alert').map((one) => one.textContent);

  table([
    ['Họ và tên', '', 'Vui lòng nhập họ tên!'],
    ['Số điện thoại', '', 'Vui lòng nhập số điện thoại!'],
    ['Email', '', 'Vui lòng nhập email!'],
    ['Email', 'diem@', 'Email không hợp lệ!'],
  ])('%s "%s": %s', async (label, typed, sentence) => {
    await ask();
    await fill({ [label]: typed });
    await send();
    const field = dialog().getByRole('textbox', { name: label });
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(network.askedOf(CONTACT)).toEqual([]);
  });

  it('sends what was typed, says so and closes', async () => {
    await ask();
    await fill({ 'Ghi chú': ' Bốn người ' });
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(alerts()).toContain('Thành côngThông tin của bạn đã được gửi thành công!');
    expect(network.askedOf(CONTACT).map(({ body }) => body)).toEqual([
      { name: 'Diễm', phone: '0912', email: 'diem@example.vn', message: 'Bốn người' },
    ]);
  });

  it('says that it failed when our server will not have it, and keeps the words', async () => {
    network.on('POST', CONTACT, () => refusal(500, 'internal'));
    await ask();
    await fill();
    await send();
    await waitFor(() => expect(alerts()).toContain('LỗiCó lỗi xảy ra khi gửi thông tin. Vui lòng thử lại!'));
    expect(dialog().getByRole('textbox', { name: 'Họ và tên' })).toHaveValue('Diễm');
  });

  it('keeps it on the phone without a network, shows that it waits, and sends it once when there is one', async () => {
    await ask();
    network.weather = 'refuse';
    await fill();
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(alerts()).toContain('Chờ gửiĐã giữ trên máy này, tự gửi khi có mạng.');
    const waiting = await main().findByText(/^Xin tư vấn tour/);
    expect(waiting.parentElement).toHaveTextContent('Đã giữ trên máy, tự gửi khi có mạng');
    network.weather = 'pass';
    await flushAfterOutage();
    await waitFor(() => expect(main().queryByText(/^Xin tư vấn tour/)).not.toBeInTheDocument());
    const keys = network.askedOf(CONTACT).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('that was refused later can be mended and sent again', async () => {
    await ask();
    network.weather = 'refuse';
    await fill();
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    network.weather = 'pass';
    network.on('POST', CONTACT, () => refusal(422, 'invalid'));
    await flushAfterOutage();
    await user.click(await main().findByRole('button', { name: 'Sửa và gửi lại' }));
    expect(dialog().getByRole('textbox', { name: 'Email' })).toHaveValue('diem@example.vn');
    network.on('POST', CONTACT, () => ours(RECEIPT, 201));
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(main().queryByText(/^Xin tư vấn tour/)).not.toBeInTheDocument());
  });
});

describe('comments', () => {
  const open = async (): Promise<void> => {
    await openSite(PAGE);
    await user.click(await main().findByRole('tab', { name: 'Bình Luận' }));
  };
  const say = async (text: string): Promise<void> => {
    const box = await main().findByRole('textbox', { name: 'Bình luận của bạn' });
    if (text) await user.type(box, text);
    await user.click(main().getByRole('button', { name: 'Gửi bình luận' }));
  };
  const alerts = (): string[] => screen.getAllByRole('alert').map((one) => one.textContent);
  const takesComments = (): void =>
    network.on('POST', '/api/comments', ({ body }) => {
      const posted = commentBy('u1', (body as { comment: string }).comment);
      comments = [posted, ...comments];
      return ours({ ...posted, ...RECEIPT }, 201);
    });

  it('show who wrote them, when in Viet Nam, and text as text', async () => {
    comments = [commentBy('u1', '<b>Đẹp</b>\nlắm'), commentBy('gone', 'Vắng')];
    await open();
    expect(await main().findByText(/<b>Đẹp<\/b>/)).toBeInTheDocument();
    expect(await main().findByText(DIEM.fullName)).toBeInTheDocument();
    expect(main().getAllByText('20/11/2026, 00:30')).toHaveLength(2);
    expect(await main().findByText('Người dùng không còn nữa')).toBeInTheDocument();
  });

  it('ask a person only once who it is, however much they wrote', async () => {
    comments = ['a', 'b', 'c'].map((text) => commentBy('u1', text));
    await open();
    await waitFor(() => expect(main().getAllByText(DIEM.fullName)).toHaveLength(3));
    expect(network.askedOf('/api/users/u1')).toHaveLength(1);
  });

  it('show ten, and ten more with each tap', async () => {
    comments = Array.from({ length: 12 }, (_, at) => commentBy('u1', `Lời ${at}`));
    await open();
    expect(await main().findByText('12 bình luận')).toBeInTheDocument();
    expect(main().queryByText('Lời 10')).not.toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Xem thêm' }));
    expect(main().getByText('Lời 11')).toBeInTheDocument();
  });

  it('ask whoever is not signed in to do so', async () => {
    await open();
    expect(await main().findByText('Vui lòng đăng nhập để bình luận!')).toBeInTheDocument();
    expect(main().queryByRole('textbox', { name: 'Bình luận của bạn' })).not.toBeInTheDocument();
  });

  it('need words', async () => {
    sessionStore.setState({ user: DIEM });
    await open();
    await say('');
    const box = main().getByRole('textbox', { name: 'Bình luận của bạn' });
    await waitFor(() => expect(box).toHaveAccessibleDescription('Vui lòng nhập nội dung bình luận!'));
  });

  it('are posted in the name of the session, and the list comes again', async () => {
    sessionStore.setState({ user: DIEM });
    takesComments();
    await open();
    await say(' Đẹp lắm ');
    await waitFor(() => expect(alerts()).toContain('Gửi bình luận thành công!'));
    expect(network.askedOf('/api/comments')[0]?.body).toEqual({
      ...{ userId: 'u1', targetType: 'TOUR', targetId: 1, comment: 'Đẹp lắm' },
    });
    expect(await main().findByText('Đẹp lắm')).toBeInTheDocument();
    expect(main().getByRole('textbox', { name: 'Bình luận của bạn' })).toHaveValue('');
  });

  table([
    [500, 'internal', 'Có lỗi xảy ra khi gửi bình luận!'],
    [401, 'signInNeeded', 'Vui lòng đăng nhập để bình luận!'],
    [429, 'tooManyComments', 'Bạn đã gửi nhiều bình luận trong một giờ qua. Lời vừa viết vẫn ở đây, xin gửi lại sau.'],
  ])('that are answered with %i say %s: %s', async (status, code, sentence) => {
    sessionStore.setState({ user: DIEM });
    network.on('POST', '/api/comments', () => refusal(status, code));
    await open();
    await say('Đẹp lắm');
    await waitFor(() => expect(alerts()).toContain(sentence));
    expect(main().getByRole('textbox', { name: 'Bình luận của bạn' })).toHaveValue('Đẹp lắm');
  });

  it('wait on the phone without a network, and appear once sent', async () => {
    sessionStore.setState({ user: DIEM });
    takesComments();
    await open();
    await main().findByText(/Chưa có bình luận nào/);
    network.weather = 'refuse';
    await say('Đẹp lắm');
    await waitFor(() => expect(alerts()).toContain('Bình luận đã giữ trên máy này, tự gửi khi có mạng.'));
    expect(await main().findByText(/Đã giữ trên máy, tự gửi khi có mạng/)).toBeInTheDocument();
    network.weather = 'pass';
    await flushAfterOutage();
    expect(await main().findByText('1 bình luận')).toBeInTheDocument();
  });
});

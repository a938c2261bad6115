// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestRequest } from '../../../src/contract/guest-requests/guest-requests';
import { AskReception } from '../../../src/features/guide/first-view/ask-reception';
import { todayAt } from '../../../src/domain/guide/clock';
import { takeStayKey } from '../../../src/offline/guest-access/stay-key';
import { emptyOutbox, outboxStore } from '../../../src/offline/outbox/outbox';
import { flushAfterOutage } from '../../../src/offline/outbox/outbox-queue';
import { guestDatabase } from '../../../src/offline/storage/guest-db';
import { forgetOnScreen } from '../../../src/features/guide/early/guide-store';
import { forgetDevice } from '../../../src/offline/storage/forget';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { answerOf, freshGuide, renderInGuide, showApartment } from '../../support/guide';
import { smallContent } from '../../support/guide-content';
import { sitePhone } from '../../support/site';

const PATH = '/api/guide/B902/requests';
const KEY = 'k'.repeat(43);
const KEPT = 'hien_requests';

let network: FakeNetwork;
/** Requests that our server has, by idempotency key. */
let taken: Map<string, GuestRequest>;
let refusal: (() => Response) | null;

const requestOf = (changes: Partial<GuestRequest>): GuestRequest => ({
  ...{ id: 'r1', sentAs: null, kind: 'TOWELS', text: '', photo: false, state: 'SENT', answer: '' },
  ...{ receivedAt: '2026-11-20T03:00:00.000Z', seenAt: null, closedAt: null, messages: [] },
  ...changes,
});

beforeEach(async () => {
  freshGuide();
  localStorage.clear();
  await emptyOutbox();
  taken = new Map();
  refusal = null;
  network = await sitePhone();
  network.on('GET', PATH, ({ headers }) => {
    expect(headers.get('authorization')).toBe(`Stay ${KEY}`);
    return refusal?.() ?? ours({ requests: [...taken.values()].reverse(), serverNow: '2026-11-20T03:00:00.000Z' });
  });
  network.on('POST', PATH, ({ headers, body }) => {
    expect(headers.get('authorization')).toBe(`Stay ${KEY}`);
    if (refusal) return refusal();
    const key = headers.get('idempotency-key') ?? '';
    const { kind, text, wishes } = body as GuestRequest;
    const request = taken.get(key) ?? requestOf({ id: `r${taken.size + 1}`, kind, text, wishes });
    taken.set(key, request);
    return ours({ id: request.id, state: 'SENT', receivedAt: request.receivedAt }, 201);
  });
  showApartment('B902', answerOf());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function openAsGuest(): Promise<HTMLElement> {
  takeStayKey(`#s=${KEY}`, 'B902');
  await renderInGuide(<AskReception />);
  await userEvent.click(screen.getByRole('button', { name: /^Nhờ lễ tân/ }));
  return screen.findByRole('dialog', { name: 'Nhờ lễ tân' });
}

async function askFor(dialog: HTMLElement, kind: string, text = ''): Promise<void> {
  await userEvent.click(within(dialog).getByRole('button', { name: kind }));
  if (text !== '') await userEvent.type(within(dialog).getByRole('textbox'), text);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Gửi lễ tân' }));
}

const outboxRows = async (): Promise<string> => JSON.stringify(await (await guestDatabase())?.getAll('outbox'));

/** Names of what is asked for, as the list says them. */
const listed = (dialog: HTMLElement): (string | null)[] =>
  within(within(dialog).getByRole('region', { name: 'Bạn đã nhờ' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent ?? null);
const posted = (): unknown[] => network.askedOf(PATH).flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

describe('asking reception by pictures', () => {
  it('counts things with taps and sends them as what they are, those who clean apart from those who carry', async () => {
    const dialog = await openAsGuest();
    const tap = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
    await tap('Khăn tắm');
    await tap('Giấy vệ sinh');
    await tap('Thêm: Giấy vệ sinh');
    await tap('Gối');
    await tap('Bớt: Gối');
    await tap('Dọn phòng');
    expect(within(dialog).getByRole('button', { name: 'Khăn tắm' })).toHaveAttribute('aria-pressed', 'true');
    expect(within(dialog).getByRole('button', { name: 'Gối' })).toHaveAttribute('aria-pressed', 'false');
    expect(within(dialog).getByText('Khăn tắm × 2, Giấy vệ sinh × 2, Dọn phòng')).toBeVisible();
    await tap('Gửi lễ tân');
    await waitFor(() => expect(within(dialog).getAllByText(/^Đã gửi/)).toHaveLength(2));
    expect(posted()).toMatchObject([
      {
        kind: 'TOWELS',
        text: '',
        wishes: [
          { what: 'towel', count: 2 },
          { what: 'paper', count: 2 },
        ],
      },
      { kind: 'CLEANING', text: '', wishes: [{ what: 'cleaning' }] },
    ]);
    expect(listed(dialog).sort()).toEqual(['Dọn phòng', 'Khăn tắm × 2, Giấy vệ sinh × 2']);
    expect(within(dialog).queryByRole('button', { name: 'Gửi lễ tân' })).toBeNull();
  });

  it('orders a taxi at an hour to a place of the house without a word', async () => {
    showApartment('B902', answerOf());
    const dialog = await openAsGuest();
    const tap = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
    await tap('Taxi');
    await tap('Ngày mai');
    await tap('Sớm hơn 15 phút');
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Sân bay Vân Đồn/ }));
    await tap('3');
    await tap('Gửi lễ tân');
    await waitFor(() => expect(posted()).toHaveLength(1));
    const tomorrow = todayAt(Date.now() + 86_400_000);
    expect(posted()).toMatchObject([
      {
        kind: 'LUGGAGE',
        wishes: [{ what: 'taxi', count: 3, day: tomorrow, hour: '07:15', to: 'Sân bay Vân Đồn' }],
      },
    ]);
    const day = tomorrow.split('-').reverse().slice(0, 2).join('/');
    await waitFor(() => expect(listed(dialog)).toEqual([`Taxi, 07:15 ${day}, Sân bay Vân Đồn, 3 người`]));
  });

  it('says which thing is broken by its picture, and until when somebody would stay', async () => {
    const dialog = await openAsGuest();
    const tap = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
    await tap('Báo hỏng');
    await tap('Điều hoà');
    await tap('Gửi lễ tân');
    await waitFor(() =>
      expect(posted()).toMatchObject([{ kind: 'REPAIR', wishes: [{ what: 'repair', part: 'aircon' }] }]),
    );
    await tap('Trả phòng muộn');
    await tap('Muộn hơn 30 phút');
    await tap('Gửi lễ tân');
    await waitFor(() =>
      expect(posted()[1]).toMatchObject({ kind: 'LATE_CHECKOUT', wishes: [{ what: 'late', hour: '13:30' }] }),
    );
  });

  it('has no picture of what the house does not have', async () => {
    takeStayKey(`#s=${KEY}`, 'B902');
    const content = smallContent('vi');
    await renderInGuide(<AskReception />, { content });
    await userEvent.click(screen.getByRole('button', { name: /^Nhờ lễ tân/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Nhờ lễ tân' });
    expect(within(dialog).getByRole('button', { name: 'Khăn tắm' })).toBeVisible();
    for (const name of ['Gối', 'Ăn sáng', 'Cũi em bé', 'Taxi']) {
      expect(within(dialog).queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('asking reception', () => {
  it('promises without a stay’s key no more than the telephone and the chats, which it leads to', async () => {
    await renderInGuide(<AskReception />);
    const tile = screen.getByRole('button', { name: /^Nhờ lễ tân/ });
    expect(tile).toHaveTextContent('Gọi lễ tân · Zalo/WhatsApp');
    await userEvent.click(tile);
    const dialog = await screen.findByRole('dialog', { name: 'Nhờ lễ tân' });
    expect(within(dialog).queryByRole('button', { name: 'Khăn, đồ dùng' })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: /^Gọi lễ tân/ })).toBeVisible();
    for (const name of [/^Zalo/, /^WhatsApp/]) expect(within(dialog).getByRole('link', { name })).toBeVisible();
  });

  it('says of a cancelled booking that nothing can be asked for', async () => {
    showApartment('B902', answerOf({ access: 'ended', cancelled: true }));
    const dialog = await openAsGuest();
    expect(dialog).toHaveTextContent('Đơn đặt phòng này đã huỷ');
    expect(dialog).not.toHaveTextContent('Bạn đã trả phòng');
  });

  it('is sent once, shown with its state and with the words of the answer', async () => {
    const dialog = await openAsGuest();
    await askFor(dialog, 'Khăn tắm', 'Hai khăn');
    await waitFor(() => expect(within(dialog).getByText(/^Đã gửi/)).toBeVisible());
    expect([...taken.values()]).toMatchObject([
      { kind: 'TOWELS', text: 'Hai khăn', wishes: [{ what: 'towel', count: 2 }] },
    ]);
    const [key] = [...taken.keys()];
    taken.set(
      key ?? '',
      requestOf({ text: 'Hai khăn', state: 'REFUSED', closedAt: '2026-11-20T03:05:00.000Z', answer: 'Hết khăn rồi' }),
    );
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await within(dialog).findByText('Hết khăn rồi')).toBeVisible();
    expect(within(dialog).getAllByText('Hai khăn')).toHaveLength(1);
  });

  it('is never called sent before our server has said so, and can be taken back until then', async () => {
    network.weather = 'refuse';
    const dialog = await openAsGuest();
    await askFor(dialog, 'Dọn phòng', 'Sau 14 giờ');
    expect(await within(dialog).findByText(/^Chưa gửi/, {}, { timeout: 5000 })).toBeVisible();
    expect(within(dialog).queryByText(/^Đã gửi/)).toBeNull();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Không gửi nữa' }));
    await waitFor(() => expect(within(dialog).queryByText('Sau 14 giờ')).toBeNull());
    network.weather = 'pass';
    await flushAfterOutage();
    expect(taken.size).toBe(0);
  });

  it('has a thread: reception’s words come, the guest’s go out once and are never called sent before they are', async () => {
    const question = {
      nth: 1,
      sender: 'RECEPTION' as const,
      text: 'Mấy cái ạ?',
      at: '2026-11-20T03:01:00.000Z',
      sentAs: null,
    };
    taken.set(
      'a',
      requestOf({ text: 'Khăn', state: 'SEEN', seenAt: '2026-11-20T03:01:00.000Z', messages: [question] }),
    );
    network.on('POST', `${PATH}/r1/messages`, ({ headers, body }) => {
      expect(headers.get('authorization')).toBe(`Stay ${KEY}`);
      const { text } = body as { text: string };
      const at = '2026-11-20T03:02:00.000Z';
      const messages = [
        question,
        { nth: 2, sender: 'GUEST' as const, text, at, sentAs: headers.get('idempotency-key') },
      ];
      taken.set('a', requestOf({ text: 'Khăn', messages }));
      return ours({ id: 'r1.2', receivedAt: at }, 201);
    });
    const dialog = await openAsGuest();
    const thread = await within(dialog).findByRole('list', { name: 'Tin nhắn: Khăn, đồ dùng' });
    expect(within(thread).getByText('Mấy cái ạ?')).toBeVisible();
    const write = async (text: string): Promise<void> => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Nhắn lễ tân: Khăn, đồ dùng' }));
      expect(within(dialog).getByRole('textbox', { name: 'Tin nhắn của bạn' })).toHaveFocus();
      if (text !== '') await userEvent.keyboard(text);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Gửi' }));
    };
    await write('');
    expect(await within(dialog).findByText('Bạn viết vài chữ nhé.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Huỷ' }));

    // Whoever has closed the field stands where they were.
    expect(within(dialog).getByRole('button', { name: 'Nhắn lễ tân: Khăn, đồ dùng' })).toHaveFocus();

    const own = (text: string): HTMLElement | null => within(thread).queryByText(text)?.closest('li') ?? null;
    await write('Hai cái');
    await waitFor(() => expect(own('Hai cái')).toHaveTextContent(/^Bạn · /));
    expect(network.askedOf(`${PATH}/r1/messages`).filter(({ method }) => method === 'POST')).toHaveLength(1);
    // Once, also when the list has come that has it.
    await waitFor(() => expect(within(dialog).getByText(/^Đã gửi/)).toBeVisible());
    expect(within(thread).getAllByText('Hai cái')).toHaveLength(1);

    network.weather = 'refuse';
    await write('Loại lớn');
    await waitFor(() => expect(own('Loại lớn')).toHaveTextContent(/^Bạn.*Chưa gửi/), { timeout: 5000 });
    await userEvent.click(await within(thread).findByRole('button', { name: 'Không gửi nữa' }));
    await waitFor(() => expect(own('Loại lớn')).toBeNull());
    network.weather = 'pass';
    await flushAfterOutage();
    expect(taken.get('a')?.messages).toHaveLength(2);
  });

  it('knows its own in the list when the receipt was lost, and shows it once, as sent', async () => {
    network.on('POST', PATH, ({ headers, body }) => {
      const { kind, text } = body as GuestRequest;
      taken.set('a', requestOf({ kind, text, sentAs: headers.get('idempotency-key') }));
      return new Response('<html>portal</html>', { status: 200 });
    });
    const dialog = await openAsGuest();
    await askFor(dialog, 'Khăn tắm', 'Hai khăn');
    await within(dialog).findByText(/^Chưa gửi/);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await within(dialog).findByText(/^Đã gửi/)).toBeVisible();
    expect(within(dialog).getAllByText('Hai khăn')).toHaveLength(1);
    expect(within(dialog).queryByText(/^Chưa gửi/)).toBeNull();
  });

  it('says under its button that reception has written', async () => {
    const answer = {
      nth: 1,
      sender: 'RECEPTION' as const,
      text: '15 giờ có',
      at: '2026-11-20T03:01:00.000Z',
      sentAs: null,
    };
    taken.set('a', requestOf({ state: 'SEEN', messages: [answer] }));
    await openAsGuest();
    await waitFor(() => expect(localStorage.getItem(KEPT)).toContain('15 giờ có'));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText(/^Khăn, đồ dùng: Lễ tân đã nhắn/)).toBeVisible();
  });

  it('reads what a phone has kept since before there were threads', async () => {
    const { messages: _none, sentAs: _nothing, ...before } = requestOf({ text: 'Hai khăn' });
    takeStayKey(`#s=${KEY}`, 'B902');
    const { openRequests, refreshRequests, requestsStore } =
      await import('../../../src/offline/guest-requests/guest-requests');
    taken.set('a', requestOf({ text: 'Hai khăn' }));
    await refreshRequests('B902');
    const { written: _words, ...kept } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>;
    localStorage.setItem(KEPT, JSON.stringify({ ...kept, requests: [before] }));
    openRequests('B902');
    expect(requestsStore.getState()).toMatchObject({ requests: [{ text: 'Hai khăn', messages: [] }], written: [] });
  });

  it('shows what was refused, and leaves neither its words nor the key in the outbox', async () => {
    const dialog = await openAsGuest();
    refusal = () => ours({ message: 'Đã hết', code: 'invalid', requestId: 'r' }, 422);
    await askFor(dialog, 'Hành lý', 'Ba kiện');
    expect(await within(dialog).findByText('Không gửi được. Xin gọi lễ tân.')).toBeVisible();
    expect(await outboxRows()).not.toMatch(/Ba kiện|kkkk/);
  });

  it('wants words or a photograph of what is broken, and nothing of who only says that they are in', async () => {
    const dialog = await openAsGuest();
    await askFor(dialog, 'Báo hỏng');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Bạn viết vài chữ hoặc kèm ảnh nhé.');
    expect(network.askedOf(PATH).filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chọn điều khác' }));
    await askFor(dialog, 'Tôi đã vào phòng');
    await waitFor(() => expect(within(dialog).getByText(/^Đã gửi/)).toBeVisible());
    // Said once.
    expect(within(dialog).queryByRole('button', { name: 'Tôi đã vào phòng' })).toBeNull();
  });

  it("has reception's number before anything else when the code does not work", async () => {
    const dialog = await openAsGuest();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mã cửa không mở' }));
    const call = within(dialog).getByRole('link', { name: /Gọi lễ tân/ });
    expect(call).toHaveAttribute('href', 'tel:+842030888999');
    expect(call.compareDocumentPosition(within(dialog).getByRole('textbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(network.askedOf(PATH).filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('offers the telephone alone to who has no key, and to whose key no longer works', async () => {
    await renderInGuide(<AskReception />);
    await userEvent.click(screen.getByRole('button', { name: /^Nhờ lễ tân/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Nhờ lễ tân' });
    expect(within(dialog).getByRole('link', { name: /Gọi lễ tân/ })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Dọn phòng' })).toBeNull();
    expect(network.askedOf(PATH)).toEqual([]);
  });

  it.each([
    ['', 'early', /Lễ tân đang chọn căn cho bạn/],
    ['B902', 'ended', /Bạn đã trả phòng/],
  ] as const)('says why nothing can be asked for with a good key: door "%s", %s', async (apartment, access, why) => {
    takeStayKey(`#s=${KEY}`, apartment);
    await renderInGuide(<AskReception />);
    showApartment(apartment, { ...answerOf(), apartment, access });
    await userEvent.click(screen.getByRole('button', { name: /^Nhờ lễ tân/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Nhờ lễ tân' });
    expect(within(dialog).getByText(why)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: /Gọi lễ tân/ })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Dọn phòng' })).toBeNull();
  });

  it('ends with the stay: the list goes from the phone when our server says so', async () => {
    const dialog = await openAsGuest();
    await askFor(dialog, 'Khăn tắm', 'Hai khăn');
    await within(dialog).findByText(/^Đã gửi/);
    await waitFor(() => expect(localStorage.getItem(KEPT)).toContain('Hai khăn'));
    refusal = () => ours({ message: 'Đã trả phòng', code: 'stayEnded', requestId: 'r' }, 403);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await within(dialog).findByText(/không còn dùng được/)).toBeVisible();
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it('is forgotten with the device, sent or not, and another key never shows it', async () => {
    network.weather = 'refuse';
    const dialog = await openAsGuest();
    await askFor(dialog, 'Khăn tắm', 'Hai khăn');
    await within(dialog).findByText(/^Chưa gửi/);
    expect(localStorage.getItem(KEPT)).toContain('Hai khăn');
    expect(await outboxRows()).toContain('Hai khăn');
    await forgetDevice();
    expect(localStorage.getItem(KEPT)).toBeNull();
    expect(await outboxRows()).not.toContain('Hai khăn');
    expect(outboxStore.getState().items).toEqual([]);
  });

  it('is taken off an open page too, what reception has answered with it', async () => {
    taken.set('a', requestOf({ text: 'Hai khăn' }));
    const dialog = await openAsGuest();
    expect(await within(dialog).findByText('Hai khăn')).toBeVisible();
    act(() => forgetOnScreen());
    expect(screen.queryByText('Hai khăn')).not.toBeInTheDocument();
  });

  it('shows what the phone has kept without a network, as of when, and not to another key', async () => {
    takeStayKey(`#s=${KEY}`, 'B902');
    const { openRequests, refreshRequests, requestsStore } =
      await import('../../../src/offline/guest-requests/guest-requests');
    taken.set('a', requestOf({ text: 'Hai khăn' }));
    await refreshRequests('B902');
    openRequests('B902');
    expect(requestsStore.getState().requests).toMatchObject([{ text: 'Hai khăn' }]);
    takeStayKey(`#s=${'z'.repeat(43)}`, 'B902');
    openRequests('B902');
    expect(requestsStore.getState()).toMatchObject({ requests: [], own: [] });
  });
});

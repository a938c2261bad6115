// @vitest-environment jsdom
/** @module-tag last-ring */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../src/domain/languages';
import { MessageForm } from '../../../src/features/help/message-form';
import { networkStore } from '../../../src/offline/network/network';
import { flushOutbox, openOutbox } from '../../../src/offline/outbox/outbox';
import { flushAfterOutage } from '../../../src/offline/outbox/outbox-queue';
import { ours, type FakeNetwork } from '../../support/fake-network';
import { sitePhone } from '../../support/site';
import { renderWithWords } from '../../support/words';

const PATH = '/api/contacts';
const RECEIPT = { id: 'r', receivedAt: '2026-11-20T07:05:00.000Z' };
const GOOD = { name: 'Diễm', email: 'diem@hien.example', phone: '0912345678', message: 'B902 mất nước nóng' };
const LABELS = { name: 'Họ và tên', email: 'Email', phone: 'Số điện thoại', message: 'Nội dung' };

let network: FakeNetwork;
let user: UserEvent;

const field = (name: keyof typeof LABELS): HTMLElement => screen.getByRole('textbox', { name: LABELS[name] });
const toast = (): HTMLElement => screen.getByRole('alert');
const press = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Gửi' }));

async function open(kind: 'contact' | 'issue', lang: Language = 'vi'): Promise<void> {
  await renderWithWords(<MessageForm kind={kind} labelledBy="heading" privacy={null} />, lang);
}
async function fill(change: Partial<typeof GOOD> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...GOOD, ...change })) {
    if (text !== '') await user.type(field(name as keyof typeof LABELS), text);
  }
}

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  network.on('POST', PATH, () => ours(RECEIPT, 201));
  user = userEvent.setup();
  await openOutbox();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a form says of a field that is wrong', () => {
  it.each([
    ['contact', 'name', '', 'Vui lòng nhập họ tên!'],
    ['contact', 'phone', '', 'Vui lòng nhập số điện thoại!'],
    ['contact', 'email', '', 'Vui lòng nhập email!'],
    ['contact', 'email', 'diem', 'Email không hợp lệ!'],
    ['contact', 'message', '', 'Vui lòng nhập tin nhắn!'],
    ['issue', 'name', '', 'Vui lòng nhập họ và tên'],
    ['issue', 'email', 'diem', 'Email không hợp lệ'],
    ['issue', 'phone', '', 'Vui lòng nhập số điện thoại'],
    ['issue', 'message', '', 'Vui lòng nhập nội dung'],
  ] as const)('%s, %s "%s": %s', async (kind, name, typed, sentence) => {
    await open(kind);
    await fill({ [name]: typed });
    await press();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(sentence));
    expect(field(name)).toBeInvalid();
    expect(network.askedOf(PATH)).toEqual([]);
  });

  it('adds the one sentence for the whole issue form when exactly one field fails, and only then', async () => {
    await open('issue');
    await fill({ message: '' });
    await press();
    await waitFor(() => expect(toast()).toHaveTextContent('Vui lòng nhập đầy đủ thông tin'));
    await user.clear(field('name'));
    await press();
    await waitFor(() => expect(field('name')).toBeInvalid());
    await waitFor(() => expect(toast()).toBeEmptyDOMElement(), { timeout: 4000 });
  });

  it('never says it on the contact form', async () => {
    await open('contact');
    await fill({ message: '' });
    await press();
    await waitFor(() => expect(field('message')).toBeInvalid());
    expect(toast()).toBeEmptyDOMElement();
  });
});

describe("the issue form's phone field", () => {
  it('takes digits and no other key', async () => {
    await open('issue');
    await user.type(field('phone'), '+84 9a1-2');
    expect(field('phone')).toHaveValue('84912');
  });

  it('takes a pasted number without its spaces and dashes', async () => {
    await open('issue');
    await user.click(field('phone'));
    await user.paste('0912 345-678');
    expect(field('phone')).toHaveValue('0912345678');
  });

  it('says of letters that came in another way that only digits are taken', async () => {
    await open('issue');
    await fill({ phone: '' });
    fireEvent.change(field('phone'), { target: { value: '0912abc' } });
    await press();
    await waitFor(() => expect(field('phone')).toHaveAccessibleDescription('Số điện thoại chỉ được chứa số'));
  });
});

describe('sending', () => {
  it.each([
    ['contact', 'Gửi tin thành công!'],
    ['issue', 'Gửi thành công!'],
  ] as const)('%s: says "%s" with the receipt, and empties the form', async (kind, sentence) => {
    await open(kind);
    await fill();
    await press();
    await waitFor(() => expect(toast()).toHaveTextContent(sentence));
    expect(field('message')).toHaveValue('');
    expect(network.askedOf(PATH).map(({ body }) => body)).toEqual([{ ...GOOD, kind }]);
    expect(network.askedOf(PATH)[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('takes its toast away after 3 seconds', async () => {
    await open('contact');
    await fill();
    await press();
    await waitFor(() => expect(toast()).toHaveTextContent('Gửi tin thành công!'));
    await waitFor(() => expect(toast()).toBeEmptyDOMElement(), { timeout: 4000 });
  });

  it.each([
    ['contact', 500, 'Có lỗi xảy ra khi gửi tin!'],
    ['issue', 503, 'Có lỗi xảy ra, vui lòng thử lại sau!'],
    ['issue', 422, 'Có lỗi xảy ra, vui lòng thử lại sau!'],
  ] as const)(
    '%s that our server answers with %i: "%s", the words stay, nothing else is sent',
    async (kind, status, sentence) => {
      network.on('POST', PATH, () => ours({ message: 'x', code: 'internal', requestId: 'r' }, status));
      await open(kind);
      await fill();
      await press();
      await waitFor(() => expect(toast()).toHaveTextContent(sentence));
      expect(field('message')).toHaveValue(GOOD.message);
      await flushOutbox();
      expect(network.askedOf(PATH)).toHaveLength(1);
    },
  );

  it('without a network keeps the message, shows it waiting, and delivers it once', async () => {
    network.weather = 'refuse';
    await open('issue');
    await fill();
    await press();
    await waitFor(() => expect(toast()).toHaveTextContent('tin đã giữ trên máy này'));
    const list = within(screen.getByRole('status'));
    expect(await list.findByText(GOOD.message)).toBeInTheDocument();
    expect(list.getByText('Đã giữ trên máy, tự gửi khi có mạng')).toBeInTheDocument();
    network.weather = 'pass';
    const before = network.askedOf(PATH).length;
    await flushAfterOutage();
    expect(await list.findByText(/Yêu cầu hỗ trợ: Đã gửi lúc/)).toBeInTheDocument();
    expect(network.askedOf(PATH)).toHaveLength(before + 1);
    expect(new Set(network.askedOf(PATH).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it("does not take a sign-in page's answer for ours", async () => {
    network.weather = 'portal';
    await open('contact');
    await fill();
    await press();
    await waitFor(() => expect(toast()).toHaveTextContent('tin đã giữ trên máy này'));
    expect(screen.queryByText('Gửi tin thành công!')).not.toBeInTheDocument();
  });

  it('lets a message that waits be discarded, after one question', async () => {
    network.weather = 'refuse';
    await open('contact');
    await fill();
    await press();
    await user.click(await screen.findByRole('button', { name: 'Xoá tin này' }));
    await user.click(screen.getByRole('button', { name: 'Xoá hẳn' }));
    await waitFor(() => expect(screen.queryByText(GOOD.message)).not.toBeInTheDocument());
    network.weather = 'pass';
    const before = network.askedOf(PATH).length;
    await flushAfterOutage();
    expect(network.askedOf(PATH)).toHaveLength(before);
  });
});

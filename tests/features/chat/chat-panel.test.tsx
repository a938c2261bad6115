// @vitest-environment jsdom
/** @module-tag last-ring */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatStore } from '../../../src/features/chat/chat-store';
import { ours, type FakeNetwork } from '../../support/fake-network';
import { openSite, sitePhone } from '../../support/site';
import { table } from '../../support/table';

const PATH = '/api/chat';
const said = (content: string, source?: { title: string; path: string }): Response =>
  ours({ choices: [{ message: { role: 'assistant', content } }], ...(source ? { source } : {}) });

let network: FakeNetwork;
const user = userEvent.setup();

beforeEach(async () => {
  network = await sitePhone();
  chatStore.setState({ lines: [], busy: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function openChat(address = '/help'): Promise<void> {
  await openSite(address);
  await user.click(await screen.findByRole('button', { name: /^(Nhắn cho|Message) Hiên/ }));
  await user.click(screen.getByRole('button', { name: /^(Hỏi ngay|Ask now)/ }));
  await screen.findByRole('dialog');
}
const log = () => within(screen.getByRole('log'));
const ask = async (question: string): Promise<void> => {
  await user.type(screen.getByRole('textbox', { name: 'Câu hỏi của bạn' }), `${question}{Enter}`);
};

describe('the chat box', () => {
  it('opens from the contact widget with its greeting, and asks for nothing before that', async () => {
    await openChat();
    expect(log().getByText('Xin chào! Tôi có thể giúp gì cho bạn?')).toBeInTheDocument();
    expect(network.askedOf(PATH)).toEqual([]);
  });

  it('gives the focus back to the contact widget when it closes', async () => {
    await openChat();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Nhắn cho Hiên/ })).toHaveFocus());
  });

  it('asks our own server with the conversation, and shows the answer as text with its place', async () => {
    network.on('POST', PATH, () => said('<b>Trước 12:00</b>', { title: 'Lưu ý', path: '/help#tv' }));
    await openChat();
    await ask('trả phòng mấy giờ');
    expect(await log().findByText('<b>Trước 12:00</b>')).toBeInTheDocument();
    expect(log().getByRole('link', { name: 'Xem: Lưu ý' })).toHaveAttribute('href', '/help#tv');
    await ask('còn sớm thì sao');
    await waitFor(() => expect(network.askedOf(PATH)).toHaveLength(2));
    expect(network.askedOf(PATH)[1]?.body).toEqual({
      messages: [
        { role: 'user', content: 'trả phòng mấy giờ' },
        { role: 'assistant', content: '<b>Trước 12:00</b>' },
        { role: 'user', content: 'còn sớm thì sao' },
      ],
    });
  });

  it('links to nothing that is not a page of ours', async () => {
    network.on('POST', PATH, () => said('Đây', { title: 'x', path: 'https://evil.example' }));
    await openChat();
    await ask('a');
    await log().findByText('Đây');
    expect(log().queryByRole('link')).not.toBeInTheDocument();
  });

  it('ends when whoever held it signs out: neither what was said stays nor the answer that was under way', async () => {
    let answer: (said: Response) => void = () => undefined;
    network.on('POST', PATH, () => new Promise<Response>((resolve) => (answer = resolve)));
    await openChat();
    await ask('tôi là Diễm');
    act(() => void window.dispatchEvent(new Event('userLogout')));
    expect(log().queryByText('tôi là Diễm')).not.toBeInTheDocument();
    answer(said('Chào Diễm'));
    await new Promise((done) => setTimeout(done, 50));
    expect(log().getAllByRole('listitem')).toHaveLength(1);
    await ask('trả phòng mấy giờ');
    expect(await log().findByText('trả phòng mấy giờ')).toBeInTheDocument();
  });

  it('does not ask an empty question', async () => {
    await openChat();
    await ask('   ');
    expect(network.askedOf(PATH)).toEqual([]);
    expect(log().getAllByRole('listitem')).toHaveLength(1);
  });

  it('says "⚠️ Lỗi khi gọi API." when our server fails, and asks again on a tap', async () => {
    network.on('POST', PATH, () => ours({ message: 'x', code: 'chatFailed', requestId: 'r' }, 502));
    await openChat();
    await ask('bếp từ');
    expect(await log().findByText('⚠️ Lỗi khi gọi API.')).toBeInTheDocument();
    network.on('POST', PATH, () => said('Giữ nút nguồn.'));
    await user.click(log().getByRole('button', { name: 'Hỏi lại' }));
    expect(await log().findByText('Giữ nút nguồn.')).toBeInTheDocument();
    expect(log().queryByText('⚠️ Lỗi khi gọi API.')).not.toBeInTheDocument();
  });

  it('says "Không có phản hồi từ AI." for an empty reply', async () => {
    network.on('POST', PATH, () => said(''));
    await openChat();
    await ask('bếp từ');
    expect(await log().findByText('Không có phản hồi từ AI.')).toBeInTheDocument();
  });

  it('asks for patience when there were too many questions', async () => {
    network.on('POST', PATH, () =>
      ours({ message: 'x', code: 'tooMany', requestId: 'r' }, 429, { 'retry-after': '60' }),
    );
    await openChat();
    await ask('bếp từ');
    expect(await log().findByText(/Bạn hỏi hơi nhanh/)).toBeInTheDocument();
  });

  table(['refuse', 'portal'] as const)(
    'answers on the phone, from its texts, when the network says "%s"',
    async (weather) => {
      await openChat();
      network.weather = weather;
      await ask('bep tu khong len');
      const link = await log().findByRole('link', { name: 'Xem: Bếp từ' });
      expect(link).toHaveAttribute('href', '/hiden-page#2-2');
      expect(log().getByText('Không có mạng, nên tôi trả lời từ hướng dẫn trên máy.')).toBeInTheDocument();
    },
  );

  it('says honestly on the phone, too, what it does not know', async () => {
    await openChat();
    network.weather = 'refuse';
    await ask('giá bitcoin hôm nay');
    expect(await log().findByText(/Tôi chưa tìm thấy điều này.*0203 088 0001/)).toBeInTheDocument();
  });

  describe('asked for help', () => {
    const calls = (): string[] =>
      log()
        .getAllByRole('link')
        .map((link) => `${link.getAttribute('href')} ${link.textContent}`);

    table([
      ['cháy', 'tel:114 114 Cứu hoả, cứu nạn'],
      ['co chay', 'tel:114 114 Cứu hoả, cứu nạn'],
      ['gas leak', 'tel:114 114 Cứu hoả, cứu nạn'],
      ['heart attack', 'tel:115 115 Cấp cứu'],
      ['ăn trộm', 'tel:113 113 Công an'],
      ['kẹt thang máy', 'tel:+842030880001 0203 088 0001 Lễ tân'],
    ])('answers "%s" with the number to call, and asks no server', async (question, first) => {
      await openChat();
      await ask(question);
      expect(calls()[0]).toBe(first);
      expect(calls()).toContain('tel:+842030880001 0203 088 0001 Lễ tân');
      expect(network.askedOf(PATH)).toEqual([]);
    });

    it('answers while another question waits, and after the server has asked for patience', async () => {
      let answer: (said: Response) => void = () => undefined;
      network.on('POST', PATH, () => new Promise<Response>((resolve) => (answer = resolve)));
      await openChat();
      await ask('bếp từ');
      await ask('cháy nhà!!!');
      expect(calls()[0]).toContain('tel:114');
      answer(ours({ message: 'x', code: 'tooMany', requestId: 'r' }, 429, { 'retry-after': '60' }));
      expect(await log().findByText(/Bạn hỏi hơi nhanh/)).toBeInTheDocument();
      await ask('khói');
      expect(log().getAllByRole('link', { name: '114 Cứu hoả, cứu nạn' })).toHaveLength(2);
    });
  });

  table(['phở', 'muỗi', 'hoá đơn', 'chạy'])(
    'finds by the marks that were typed: "%s" is no other word',
    async (word) => {
      await openChat();
      network.weather = 'refuse';
      await ask(word);
      await log().findByText('Không có mạng, nên tôi trả lời từ hướng dẫn trên máy.');
      const said = log().getAllByRole('listitem').at(-1)?.textContent ?? '';
      expect(said.normalize('NFC').toLowerCase()).toMatch(
        new RegExp(`(?<!\\p{L})${word}(?!\\p{L})|chưa tìm thấy`, 'u'),
      );
    },
  );
});

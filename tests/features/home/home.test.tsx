// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HomePage } from '../../../src/features/home/home-page';
import { networkStore } from '../../../src/offline/network/network';
import { ours, type FakeNetwork } from '../../support/fake-network';
import { smallContent } from '../../support/guide-content';
import { sitePhone } from '../../support/site';
import { renderWithWords } from '../../support/words';

const openGuide = vi.fn<(apartment: string) => void>();
let network: FakeNetwork;

async function open(part: Partial<Parameters<typeof HomePage>[0]> = {}): Promise<void> {
  await renderWithWords(
    <MemoryRouter>
      <HomePage
        content={smallContent('vi')}
        guestForm="/form-qr"
        lastApartment={null}
        openGuide={openGuide}
        lang="vi"
        links={{
          tours: '/tour',
          event: (name) => `/event?name=${name}`,
          discounts: '/apartment-ha-long',
          haNoi: '/apartment-ha-noi',
        }}
        bare={false}
        has={{ featured: true, reviews: true, promotions: true, shore: true }}
        search={<p>search</p>}
        booked={null}
        apartments={<p>apartments</p>}
        {...part}
      />
    </MemoryRouter>,
  );
}
const row = async (name: string) => within(await screen.findByRole('group', { name }, { timeout: 8000 }));

beforeEach(async () => {
  openGuide.mockReset();
  network = await sitePhone();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the home page', () => {
  it('shows the bay, and is sky and water when its picture cannot be had', async () => {
    await open();
    fireEvent.error(screen.getByRole('img', { name: 'Vịnh Hạ Long nhìn từ hiên nhà' }));
    expect(screen.queryByRole('img', { name: 'Vịnh Hạ Long nhìn từ hiên nhà' })).not.toBeInTheDocument();
  });

  it('opens the guide of a code, in any case and with spaces around it', async () => {
    const user = userEvent.setup();
    await open();
    await user.type(screen.getByRole('textbox', { name: 'Số căn hộ' }), ' b902 {Enter}');
    expect(openGuide).toHaveBeenCalledExactlyOnceWith('B902');
  });

  it('opens the guide of a code in the digits of another script', async () => {
    const user = userEvent.setup();
    await open();
    await user.type(screen.getByRole('textbox', { name: 'Số căn hộ' }), 'B٩٠٢{Enter}');
    expect(openGuide).toHaveBeenCalledExactlyOnceWith('B902');
  });

  it('asks for a code when there is none', async () => {
    const user = userEvent.setup();
    await open();
    const field = screen.getByRole('textbox', { name: 'Số căn hộ' });
    expect(field).toHaveAccessibleDescription('Ghi trên cửa và trên thẻ, ví dụ B902');
    await user.click(screen.getByRole('button', { name: 'Mở hướng dẫn' }));
    expect(field).toHaveAccessibleDescription('Nhập số căn hộ, ví dụ B902.');
    expect(openGuide).not.toHaveBeenCalled();
    await user.type(field, 'B');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('remembers the apartment of the form, and leads to the form', async () => {
    await open({ lastApartment: 'b902' });
    expect(screen.getByRole('link', { name: 'Lần trước bạn mở căn b902' })).toHaveAttribute('href', '/hiden-page/B902');
    expect(screen.getByRole('link', { name: 'Điền thông tin khách' })).toHaveAttribute('href', '/form-qr');
  });

  it('has four featured pictures that lead to the tours', async () => {
    await open();
    const links = (await row('Sự kiện nổi bật')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tour', '/tour', '/tour', '/tour']);
  });

  it('has five reviews with half stars that lead to their apartment', async () => {
    await open();
    const links = (await row('Khách kể lại')).getAllByRole('link');
    expect(links).toHaveLength(5);
    expect(links[0]).toHaveAttribute('href', '/event?name=Studio nhìn vịnh');
    const stars = within(links[0] as HTMLElement).getByRole('img', { name: '4,5 trên 5 sao' });
    const fills = [...stars.querySelectorAll('svg')].map((star) => star.dataset['fill']);
    expect(fills).toEqual(['full', 'full', 'full', 'full', 'half']);
  });

  it('goes on to the next review every three seconds, round and round, and rests when told to', async () => {
    await open();
    const group = await row('Khách kể lại');
    const current = (): number =>
      group.getAllByRole('listitem').findIndex((item) => item.dataset['current'] !== undefined);
    const pause = group.getByRole('button', { name: 'Tạm dừng' });
    vi.useFakeTimers();
    // The row has started on the real clock: stopped and started again, it runs on this one.
    fireEvent.click(pause);
    fireEvent.click(pause);
    expect(current()).toBe(0);
    act(() => void vi.advanceTimersByTime(3000));
    expect(current()).toBe(1);
    for (let review = 2; review <= 5; review += 1) act(() => void vi.advanceTimersByTime(3000));
    expect(current()).toBe(0);
    fireEvent.click(pause);
    act(() => void vi.advanceTimersByTime(9000));
    expect(current()).toBe(0);
    expect(pause).toHaveAccessibleName('Chạy tiếp');
  });

  it('has four advantages', async () => {
    await open();
    for (const name of ['Giá tốt và ưu đãi', 'Thanh toán an toàn', 'Tư vấn miễn phí', 'Thương hiệu uy tín']) {
      expect(await screen.findByRole('heading', { name }, { timeout: 8000 })).toBeInTheDocument();
    }
  });

  it('shows the events of the sheet as text, and nothing else when they do not come', async () => {
    network.on('GET', /^\/api\/events/, () =>
      ours({
        values: [['title'], ['Hội đã qua', '22/11/2020'], ['<b>Đêm nhạc</b>', '22/11/2099', 'Tầng 41'], ['Chợ đêm']],
      }),
    );
    await open();
    const events = await row('Sắp diễn ra');
    expect(events.getByRole('heading', { name: '<b>Đêm nhạc</b>' })).toBeInTheDocument();
    expect(events.getByText('22/11/2099 · Tầng 41')).toBeInTheDocument();
    expect(events.getAllByRole('listitem')).toHaveLength(2);
  });

  it('has a drawn map that loads nothing of others, with the way to a real one', async () => {
    await open();
    expect(await screen.findByRole('img', { name: /^Bản đồ vẽ/ }, { timeout: 8000 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mở bản đồ' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('loads the map of others after a tap and not before, and waits with it for a network', async () => {
    await open({ content: { ...smallContent('vi'), mapEmbedUrl: 'https://map.example/embed?at=1' } });
    networkStore.setState({ state: 'offline' });
    const tap = await screen.findByRole('button', { name: 'Xem bản đồ ngay trên trang này' }, { timeout: 8000 });
    expect(screen.getByText(/bản đồ của map\.example/)).toBeInTheDocument();
    fireEvent.click(tap);
    expect(screen.queryByTitle(/^Bản đồ quanh/)).not.toBeInTheDocument();
    expect(screen.getByText(/Máy đang không có mạng nên chưa xem được bản đồ/)).toBeInTheDocument();
    act(() => networkStore.setState({ state: 'online' }));
    const frame = screen.getByTitle(/^Bản đồ quanh/);
    expect(frame).toHaveAttribute('src', 'https://map.example/embed?at=1');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    fireEvent.load(frame);
    act(() => networkStore.setState({ state: 'offline' }));
    expect(screen.getByTitle(/^Bản đồ quanh/)).toBeInTheDocument();
  });

  it('has no drawing of the demo’s shore in another house, whose map comes by a button', async () => {
    networkStore.setState({ state: 'online' });
    const has = { featured: false, reviews: false, promotions: false, shore: false };
    await open({ has, content: { ...smallContent('vi'), mapEmbedUrl: 'https://map.example/embed?at=1' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Xem bản đồ ngay trên trang này' }, { timeout: 8000 }));
    expect(screen.getByTitle(/^Bản đồ quanh/)).toHaveAttribute('src', 'https://map.example/embed?at=1');
    expect(document.querySelector('img[src*="hero/map"]')).toBeNull();
  });

  it('offers the way back up after 500 px', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    await open();
    const scrolled = (to: number): void => {
      Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
      fireEvent.scroll(window);
    };
    scrolled(500);
    expect(screen.queryByRole('button', { name: 'Lên đầu trang' })).not.toBeInTheDocument();
    scrolled(501);
    fireEvent.click(screen.getByRole('button', { name: 'Lên đầu trang' }));
    expect(scroll).toHaveBeenCalledWith(0, 0);
    scrolled(0);
    expect(screen.queryByRole('button', { name: 'Lên đầu trang' })).not.toBeInTheDocument();
  });

  it('stands without the house when this phone has never met it', async () => {
    await open({ content: null });
    await row('Khách kể lại');
    expect(screen.queryByRole('link', { name: 'Mở bản đồ' })).not.toBeInTheDocument();
  });
});

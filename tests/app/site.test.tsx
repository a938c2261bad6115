// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ABOUT_PATHS,
  CUSTOMER_CARE_PATH,
  HELP_PATHS,
  PARTNERS_PATH,
  PRIVACY_PATH,
  PROFILE_PATH,
  PROGRAMME_PATH,
  SEASIDE_HOTEL_PATH,
  STORY_PATHS,
  TOUR_BOOKING_PATH,
  TOUR_LIST_PATHS,
  tourPathIn,
} from '../../src/contract/page-addresses';
import { routes } from '../../src/app/site/router';
import { siteContentStore } from '../../src/app/site/site-content';
import { closeLogin } from '../../src/app/site/session';
import { siteLanguageStore, switchLanguage } from '../../src/app/site/site-language';
import { serviceWorkerStore } from '../../src/app/worker-state';
import { networkStore } from '../../src/offline/network/network';
import { outboxStore } from '../../src/offline/outbox/outbox';
import type { FakeNetwork } from '../support/fake-network';
import { goTo, openSite, sitePhone } from '../support/site';

const updating = vi.hoisted(() => ({ apply: vi.fn() }));
vi.mock('../../src/app/service-worker', async (original) => ({
  ...(await original<object>()),
  applyUpdate: updating.apply,
}));

let network: FakeNetwork;
const heading = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'unknown' });
  outboxStore.setState({ items: [], unseen: 0 });
  serviceWorkerStore.setState({ updateReady: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an address', () => {
  it('that nobody knows is told so, with the ways that are always open', async () => {
    await openSite('/nope/nothing');
    await heading('Không có gì ở địa chỉ này');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Điền thông tin khách' })).toHaveAttribute('href', '/form-qr');
    expect(main.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/');
    expect(await main.findByRole('link', { name: 'Gọi lễ tân 0203 088 0001' })).toHaveAttribute(
      'href',
      'tel:+842030880001',
    );
    // Somebody who has mistyped an address is no guest with a form to fill in: home comes first, and stands out.
    expect(main.getAllByRole('link').map(({ textContent, className }) => [textContent, className])).toEqual([
      ['Về trang chủ', 'btn'],
      ['Điền thông tin khách', 'btn quiet'],
      ['Gọi lễ tân 0203 088 0001', 'btn text'],
    ]);
    await waitFor(() => expect(document.title).toBe('Không tìm thấy trang · Hiên'));
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  const specified = [
    ...Object.values(TOUR_LIST_PATHS),
    ...(['all', 'HA_NOI', 'HA_LONG'] as const).map((list) => tourPathIn(list)),
    TOUR_BOOKING_PATH,
    ...Object.values(STORY_PATHS),
    ...HELP_PATHS,
    ...Object.values(ABOUT_PATHS),
    PARTNERS_PATH,
    PROGRAMME_PATH,
    PRIVACY_PATH,
    CUSTOMER_CARE_PATH,
    SEASIDE_HOTEL_PATH,
    PROFILE_PATH,
  ] as const;
  it.each(specified)('%s of the specification is known', (path) => {
    const match = matchRoutes(routes, path.replace(/:\w+/g, 'x').replace('*', 'y'))?.at(-1);
    expect(match?.route.path).toBe(path);
  });

  it('of a half code that cannot be decoded still gets a page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openSite('/guide/%E0%A4%A');
    await heading('Chọn ngôn ngữ');
  });
});

describe('the way around', () => {
  it('has the logo home, the guide, the form and the language', async () => {
    await openSite('/form-qr');
    const header = within(screen.getByRole('banner'));
    expect(await header.findByRole('link', { name: 'Hiên, trang chủ' })).toHaveAttribute('href', '/');
    expect(header.getByRole('link', { name: 'Hướng dẫn' })).toHaveAttribute('href', '/#open-guide');
    expect(header.getByRole('link', { name: 'Khai thông tin khách' })).toHaveAttribute('aria-current', 'page');
    expect(header.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en');
  });

  it('leads straight to the guide once the apartment is known', async () => {
    sessionStorage.setItem('user_apartment', 'b902');
    await openSite('/form-qr');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Hướng dẫn' })).toHaveAttribute('href', '/hiden-page/B902');
  });

  it('goes to the top of the next page and puts the focus on its heading', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    const router = await openSite('/');
    expect(document.body).toHaveFocus();
    await goTo(router, '/form-qr');
    expect(await heading(/Chào mừng/)).toHaveFocus();
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
  });

  it('goes to the place that a hash names', async () => {
    const router = await openSite('/form-qr');
    await goTo(router, '/#open-guide');
    expect(await screen.findByRole('textbox', { name: 'Số căn hộ' })).toHaveFocus();
  });

  it('opens and closes its menu with a tap, a tap beside it, and Escape', async () => {
    const user = userEvent.setup();
    await openSite('/');
    const menu = screen.getByRole('button', { name: 'Mở menu' });
    const nav = screen.getByRole('navigation', { name: 'Chính' });
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(nav).toHaveAttribute('data-open');
    await user.click(screen.getByRole('main'));
    expect(nav).not.toHaveAttribute('data-open');
    await user.click(menu);
    await user.keyboard('{Escape}');
    expect(nav).not.toHaveAttribute('data-open');
    expect(menu).toHaveFocus();
    await user.click(menu);
    await user.click(within(nav).getByRole('link', { name: 'Khai thông tin khách' }));
    await heading(/Chào mừng/);
    expect(nav).not.toHaveAttribute('data-open');
  });

  it('takes the keyboard into the menu that it opens, and back to its button', async () => {
    const user = userEvent.setup();
    await openSite('/');
    const menu = screen.getByRole('button', { name: 'Mở menu' });
    menu.focus();
    await user.keyboard('{Enter}');
    await user.tab();
    const inside = within(screen.getByRole('navigation', { name: 'Chính' }));
    await waitFor(() => expect(inside.getByRole('button', { name: 'Tour và căn hộ' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(menu).toHaveFocus();
  });

  it('puts the focus at the beginning of a page that is still asking for what it shows', async () => {
    const router = await openSite('/form-qr');
    await goTo(router, '/apartment/khong-ai-biet/view');
    await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
  });

  it('shows the house at the foot: brand, phones that dial, hours', async () => {
    await openSite('/');
    const foot = within(screen.getByRole('contentinfo'));
    expect(await foot.findByRole('link', { name: '0203 088 0001' })).toHaveAttribute('href', 'tel:+842030880001');
    expect(foot.getByRole('heading', { name: 'Lễ tân, 24/7' })).toBeInTheDocument();
    expect(foot.getByRole('link', { name: 'Xem trên bản đồ' })).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('the language', () => {
  it('is Vietnamese at first', async () => {
    await openSite('/');
    await heading('Mở cửa ra là vịnh');
    expect(document.documentElement.lang).toBe('vi');
  });

  it('changes where one stands: the address, the typed text and the place stay', async () => {
    const user = userEvent.setup();
    const router = await openSite('/form-qr');
    await user.type(screen.getByRole('textbox', { name: 'Họ và tên' }), 'Diễm');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Diễm');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('hien_lang')).toBe('en');
    expect(document.cookie).toContain('hien_lang=en');
    expect(router.state.location.pathname).toBe('/form-qr');
    await user.click(screen.getByRole('button', { name: 'Tiếng Việt' }));
    expect(await screen.findByRole('textbox', { name: 'Họ và tên' })).toHaveValue('Diễm');
  });

  it('of the address is spoken and remembered', async () => {
    await openSite('/?lang=en');
    await heading('Open the door. There’s the bay.');
    await waitFor(() => expect(localStorage.getItem('hien_lang')).toBe('en'));
    expect(await screen.findByText('Bãi Cháy seafront road, Hạ Long', { selector: 'footer *' })).toBeInTheDocument();
  });

  it('of the address follows the switch, so that a reload keeps it', async () => {
    const user = userEvent.setup();
    const router = await openSite('/form-qr?lang=en&apartment=B902');
    await user.click(screen.getByRole('button', { name: 'Tiếng Việt' }));
    await heading(/Chào mừng/);
    expect(router.state.location.search).toBe('?lang=vi&apartment=B902');
    expect(screen.getByRole('textbox', { name: 'Căn hộ' })).toHaveValue('B902');
  });

  it('that was chosen before is the one of the next visit', async () => {
    localStorage.setItem('hien_lang', 'en');
    await openSite('/');
    await heading('Open the door. There’s the bay.');
  });

  it('is the one asked for last, whichever words come first', async () => {
    await openSite('/');
    await act(() => Promise.all([switchLanguage('en'), switchLanguage('vi')]));
    await heading('Mở cửa ra là vịnh');
    expect(siteLanguageStore.getState().lang).toBe('vi');
    expect(document.documentElement.lang).toBe('vi');
  });

  it('is English for one that the product does not have', async () => {
    await openSite('/?lang=fr');
    await heading('Open the door. There’s the bay.');
    expect(localStorage.getItem('hien_lang')).toBeNull();
  });
});

describe('what the phone has to say', () => {
  const notices = (): HTMLElement => screen.getAllByRole('status').at(-1) as HTMLElement;

  it('is nothing on a good day', async () => {
    await openSite('/');
    expect(notices()).toBeEmptyDOMElement();
  });

  it('is that there is no network', async () => {
    await openSite('/');
    act(() => networkStore.setState({ state: 'offline' }));
    expect(notices()).toHaveTextContent('Không có mạng.');
  });

  it('is that the Wi-Fi wants a sign-in, with a way to it', async () => {
    await openSite('/');
    act(() => networkStore.setState({ state: 'portal' }));
    expect(within(notices()).getByRole('link', { name: 'Mở trang đăng nhập' })).toHaveAttribute('target', '_blank');
  });

  it('is what waits to be sent, except on the page that lists it', async () => {
    const router = await openSite('/');
    const waiting = { id: '1', kind: 'guest-form', path: '/api/guest-form', body: {}, createdAt: 0, tries: 0 } as const;
    act(() => outboxStore.setState({ items: [{ ...waiting, state: 'waiting' }] }));
    expect(notices()).toHaveTextContent('1 phiếu đang chờ gửi');
    act(() => outboxStore.setState({ items: [{ ...waiting, state: 'refused' }] }));
    expect(notices()).toHaveTextContent('1 phiếu chưa gửi được');
    await goTo(router, '/form-qr');
    expect(notices()).toBeEmptyDOMElement();
  });

  it('is that something waits for whoever wrote it to sign in again, and never says what or whose', async () => {
    await openSite('/');
    act(() => outboxStore.setState({ items: [], unseen: 1 }));
    expect(notices()).toHaveTextContent('Có nội dung viết lúc đăng nhập còn chờ gửi.');
    await userEvent.setup().click(within(notices()).getByRole('button', { name: 'Đăng nhập' }));
    expect(await screen.findByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
    act(closeLogin);
  });

  it('is that a new version is there: taken on a tap, put off on another, never by itself', async () => {
    const user = userEvent.setup();
    await openSite('/form-qr');
    await user.type(screen.getByRole('textbox', { name: 'Họ và tên' }), 'Diễm');
    act(() => serviceWorkerStore.setState({ updateReady: true }));
    expect(notices()).toHaveTextContent('Đã có bản mới.');
    expect(updating.apply).not.toHaveBeenCalled();
    expect(JSON.parse(sessionStorage.getItem('hien_guest_form_draft') ?? '')).toMatchObject({ fullName: 'Diễm' });
    await user.click(screen.getByRole('button', { name: 'Cập nhật' }));
    expect(updating.apply).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Để sau' }));
    expect(notices()).toBeEmptyDOMElement();
  });
});

describe('without the server', () => {
  it('every page stands, without the house that this phone has never met', async () => {
    network.weather = 'refuse';
    await openSite('/form-qr');
    await heading('Chào mừng bạn');
    expect(within(screen.getByRole('contentinfo')).queryByRole('heading', { name: /Lễ tân/ })).not.toBeInTheDocument();
  });

  it('the house is shown as this phone has kept it, in the other language if need be', async () => {
    await openSite('/');
    await screen.findByRole('link', { name: 'Hiên, trang chủ' });
    cleanup();
    network.weather = 'refuse';
    siteContentStore.setState({ content: null });
    await openSite('/form-qr');
    await heading('Chào mừng bạn đến Hiên');
    cleanup();
    siteContentStore.setState({ content: null });
    await openSite('/form-qr?lang=en');
    await heading('Welcome to Hiên');
  });
});

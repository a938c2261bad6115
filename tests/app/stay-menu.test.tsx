// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkStore } from '../../src/offline/network/network';
import { apartmentNamed, withCatalogue } from '../support/catalogue';
import type { FakeNetwork } from '../support/fake-network';
import { openSite, sitePhone } from '../support/site';

let network: FakeNetwork;
const header = () => within(screen.getByRole('banner'));
const menu = (): HTMLElement => header().getByRole('button', { name: 'Tour và căn hộ' });

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'unknown' });
  withCatalogue(network, [
    apartmentNamed(1, 'Studio nhìn vịnh'),
    apartmentNamed(2, 'Căn kín', { status: 'OCCUPIED' }),
    apartmentNamed(3, 'Nhà phố', { area: 'HA_NOI', location: 'Hoàn Kiếm, Hà Nội' }),
  ]);
});
afterEach(() => vi.unstubAllGlobals());

describe('the menu of tours and apartments', () => {
  it('asks once per area when the page opens', async () => {
    await openSite('/form-qr');
    const asked = network.asked.map(({ path }) => path).filter((path) => path.includes('by-area'));
    expect(asked.sort()).toEqual([
      '/api/apartments/by-area?area=HA_LONG&lang=vi&page=1',
      '/api/apartments/by-area?area=HA_NOI&lang=vi&page=1',
    ]);
  });

  it('has tours and a submenu of open apartments for each area', async () => {
    const user = userEvent.setup();
    await openSite('/form-qr');
    await user.click(menu());
    expect(header().getByRole('link', { name: 'Tour Hà Nội' })).toHaveAttribute('href', '/tour-ha-noi');
    expect(header().getByRole('link', { name: 'Tour Hạ Long' })).toHaveAttribute('href', '/tour-ha-long');
    await user.click(header().getByRole('button', { name: 'Căn hộ Hạ Long' }));
    expect(await header().findByRole('link', { name: 'Studio nhìn vịnh' })).toHaveAttribute(
      'href',
      '/apartment-ha-long/studio-nhin-vinh/view',
    );
    expect(header().queryByRole('link', { name: 'Căn kín' })).not.toBeInTheDocument();
    expect(header().queryByRole('link', { name: 'Nhà phố' })).not.toBeInTheDocument();
  });

  it('goes to a list and closes; the address lights up its entry', async () => {
    const user = userEvent.setup();
    await openSite('/form-qr');
    await user.click(menu());
    await user.click(header().getByRole('button', { name: 'Căn hộ Hà Nội' }));
    await user.click(header().getByRole('link', { name: 'Tất cả căn hộ' }));
    await screen.findByRole('heading', { level: 1, name: 'Danh sách căn hộ Hà Nội' });
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(menu()).toHaveAttribute('data-here');
    await user.click(menu());
    expect(header().getByRole('link', { name: 'Tất cả căn hộ' })).toHaveAttribute('aria-current', 'page');
  });

  it('closes on a press outside and on Escape', async () => {
    const user = userEvent.setup();
    await openSite('/form-qr');
    await user.click(menu());
    await user.click(screen.getByRole('main'));
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu());
    await user.keyboard('{Escape}');
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(menu()).toHaveFocus();
  });

  it('keeps the areas when their apartments do not come', async () => {
    network.weather = ({ path }) => (path.includes('by-area') ? 'refuse' : 'pass');
    const user = userEvent.setup();
    await openSite('/form-qr');
    await user.click(menu());
    await user.click(header().getByRole('button', { name: 'Căn hộ Hạ Long' }));
    expect(header().getByRole('link', { name: 'Tất cả căn hộ' })).toHaveAttribute('href', '/apartment-ha-long');
  });
});

describe('the contact widget', () => {
  it('opens on a tap, with its hours, and asks nothing of anybody', async () => {
    const user = userEvent.setup();
    await openSite('/form-qr');
    const widget = within(await screen.findByRole('complementary', { name: 'Liên hệ nhanh' }));
    expect(widget.queryByRole('link')).not.toBeInTheDocument();
    await user.click(widget.getByRole('button', { name: 'Nhắn cho Hiên' }));
    const zalo = widget.getByRole('link', { name: /^Zalo/ });
    expect(zalo).toHaveAttribute('href', 'https://zalo.me/02030880004');
    expect(zalo).toHaveTextContent('8h–21h');
    expect(widget.getByRole('link', { name: /^Gọi lễ tân/ })).toHaveAttribute('href', 'tel:+842030880001');
    expect(network.asked.every(({ path }) => path.startsWith('/api/'))).toBe(true);
    await user.click(screen.getByRole('main'));
    expect(widget.queryByRole('link')).not.toBeInTheDocument();
  });

  it('has Messenger where the hotel is there', async () => {
    const user = userEvent.setup();
    await openSite('/form-qr');
    const { siteContentStore } = await import('../../src/app/site/site-content');
    await screen.findByRole('complementary', { name: 'Liên hệ nhanh' });
    const { content } = siteContentStore.getState();
    if (content) siteContentStore.setState({ content: { ...content, messengerUrl: 'https://m.me/hien' } });
    await user.click(screen.getByRole('button', { name: 'Nhắn cho Hiên' }));
    expect(screen.getByRole('link', { name: /^Messenger/ })).toHaveAttribute('href', 'https://m.me/hien');
  });
});

// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followHouse, houseStore, readHouse } from '../../src/app/site/house';
import { FEATURES } from '../../src/domain/features';
import { apartmentNamed, withCatalogue } from '../support/catalogue';
import { type FakeNetwork, ours } from '../support/fake-network';
import { openSite, sitePhone } from '../support/site';

let network: FakeNetwork;
const LACKS = [...FEATURES];
const HOUSE = { lacks: LACKS, own: { cities: { vi: 'Đà Nẵng', en: 'Da Nang' }, reception: '' } };
const footer = () => within(screen.getByRole('contentinfo'));

beforeEach(async () => {
  network = await sitePhone();
  withCatalogue(network, [apartmentNamed(1, 'Phòng vườn')]);
  document.documentElement.dataset['house'] = JSON.stringify(HOUSE);
  houseStore.setState(readHouse());
});
afterEach(() => {
  delete document.documentElement.dataset['house'];
  localStorage.clear();
  houseStore.setState(readHouse(), true);
  vi.unstubAllGlobals();
});

describe('the site of a house that lacks what the demo has', () => {
  it('leads to none of it', async () => {
    const user = userEvent.setup();
    await openSite('/help');
    for (const name of [
      'Blog',
      'Sự kiện xã hội',
      'Đối tác',
      'Khách sạn sát biển Hạ Long',
      'Chương trình hợp tác',
      'Về chúng tôi',
    ]) {
      expect(footer().queryByRole('link', { name })).not.toBeInTheDocument();
    }
    expect(footer().getByRole('link', { name: 'Chính sách bảo mật' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Căn hộ' }));
    expect(screen.queryByRole('link', { name: /^Tour/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Căn hộ Hạ Long' })).toBeInTheDocument();
  });

  it.each([
    '/tour',
    '/tour-ha-long',
    '/booking?tourId=1',
    '/blog',
    '/blog/1',
    '/explore&experience',
    '/event?name=x',
    '/about-us/culture',
    '/coperate',
    '/khach-san-sat-bien-ha-long',
  ])('has nothing at %s', async (address) => {
    await openSite(address);
    expect(screen.getByRole('heading', { level: 1, name: 'Không có gì ở địa chỉ này' })).toBeInTheDocument();
  });

  it('has a home without reviews, promotions and what to do in Hạ Long', async () => {
    await openSite('/');
    await screen.findByRole('heading', { name: 'Vì sao chọn chúng tôi' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sắp diễn ra' })).not.toBeInTheDocument());
    for (const name of ['Khách kể lại', 'Ưu đãi đang có', 'Sự kiện nổi bật']) {
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    }
  });

  it('has a page at once when the desk has switched it on', async () => {
    await openSite('/coperate');
    expect(screen.getByRole('heading', { level: 1, name: 'Không có gì ở địa chỉ này' })).toBeInTheDocument();
    act(() => houseStore.setState({ lacks: [] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Đối tác đồng hành' })).toBeInTheDocument();
  });
});

describe('what this phone knows of the house', () => {
  it('is kept for a start without the server, and follows its answer', async () => {
    await followHouse();
    expect(network.asked.filter(({ path }) => path === '/api/house')).toEqual([]);
    delete document.documentElement.dataset['house'];
    expect(readHouse()).toEqual(HOUSE);
    await followHouse();
    expect(houseStore.getState()).toEqual(HOUSE);
    const later = { ...HOUSE, lacks: ['blog'] };
    network.on('GET', '/api/house', () => ours(later));
    await followHouse();
    expect([houseStore.getState(), readHouse()]).toEqual([later, later]);
  });

  it('is the demo with everything where nothing is known, or nothing that can be read', () => {
    delete document.documentElement.dataset['house'];
    expect(readHouse()).toEqual({ lacks: [] });
    localStorage.setItem('hien_house', '{');
    expect(readHouse()).toEqual({ lacks: [] });
  });
});

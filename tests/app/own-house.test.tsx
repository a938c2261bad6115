// @vitest-environment jsdom
import { cleanup, act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followHouse, houseStore, readHouse } from '../../src/app/site/house';
import { speakAsHouse } from '../../src/app/site/site-language';
import type { GuideContent } from '../../src/contract/guide/content';
import { FEATURES } from '../../src/domain/features';
import { type Language, LANGUAGES } from '../../src/domain/languages';
import { smallContent } from '../support/guide-content';
import { demoWordsIn } from '../../src/server/start/demo-words';
import { apartmentNamed, withCatalogue } from '../support/catalogue';
import { type FakeNetwork, ours } from '../support/fake-network';
import { openSite, sitePhone } from '../support/site';

let network: FakeNetwork;
const LACKS = [...FEATURES];
const HOUSE = { lacks: LACKS, own: { cities: { vi: 'Đà Nẵng', en: 'Da Nang' }, reception: '', bare: true } };
const DA_NANG = { id: 'da-nang', area: 'DA_NANG', name: 'Đà Nẵng', parts: [] };
const senContent = (lang: Language): GuideContent => ({
  ...smallContent(lang),
  brand: 'Nhà Sen',
  address: '12 Trần Phú, Hải Châu, Đà Nẵng',
  phones: { reception: '0236 300 0001', customerService: '', motorbike: '', zalo: '' },
});
const footer = () => within(screen.getByRole('contentinfo'));

beforeEach(async () => {
  network = await sitePhone();
  withCatalogue(network, [
    apartmentNamed(1, 'Phòng vườn', {
      pricePerDay: 620_000,
      area: 'DA_NANG',
      location: '12 Trần Phú, Hải Châu, Đà Nẵng',
    }),
  ]);
  for (const lang of LANGUAGES) {
    network.on('GET', `/api/guide-content?lang=${lang}`, () => ours(senContent(lang)));
    network.on('GET', `/api/places?lang=${lang}`, () => ours([DA_NANG]));
  }
  document.documentElement.dataset['house'] = JSON.stringify(HOUSE);
  houseStore.setState(readHouse());
});
afterEach(() => {
  delete document.documentElement.dataset['house'];
  localStorage.clear();
  houseStore.setState(readHouse(), true);
  vi.unstubAllGlobals();
});

describe('who stands behind the house', () => {
  const LEGAL = {
    vi: [
      ['Mã số thuế', '0401234567'],
      ['Đã thông báo Bộ Công Thương', 'https://online.gov.vn/nha-sen'],
    ],
    en: [['Tax code', '0401234567']],
  };

  it.each(['/lien-he', '/chinh-sach-bao-mat'])('is told in the footer and on %s', async (path) => {
    document.documentElement.dataset['house'] = JSON.stringify({ ...HOUSE, legal: LEGAL });
    houseStore.setState(readHouse());
    await openSite(path);
    expect(footer().getByText('Mã số thuế: 0401234567')).toBeVisible();
    const notice = footer().getByRole('link', { name: 'Đã thông báo Bộ Công Thương' });
    expect(notice).toHaveAttribute('href', 'https://online.gov.vn/nha-sen');
    const page = within(await screen.findByRole('main'));
    expect(await page.findByText('Mã số thuế')).toBeVisible();
    expect(page.getByRole('link', { name: 'online.gov.vn/nha-sen' })).toBeVisible();
  });

  it('is told by no word where the house tells nothing', async () => {
    await openSite('/lien-he');
    expect(screen.queryByText(/Mã số thuế|Đơn vị kinh doanh|Bộ Công Thương/)).not.toBeInTheDocument();
  });
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
    expect(screen.getByRole('button', { name: 'Căn hộ Đà Nẵng' })).toBeInTheDocument();
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

  it.each(
    [
      '/',
      '/help',
      '/support',
      '/lien-he',
      '/chinh-sach-bao-mat',
      '/tro-nang',
      '/form-qr',
      '/search-results',
      '/apartments/da-nang',
      '/nope',
    ].flatMap((path) => LANGUAGES.map((lang) => [path, lang] as const)),
  )('says nothing of the demo at %s in %s', async (path, lang) => {
    await openSite(`${path}?lang=${lang}`);
    if (path === '/') await screen.findByRole('heading', { name: lang === 'vi' ? 'Giá rõ ràng' : 'Clear prices' });
    await footer().findByText('0236 300 0001');
    const described = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    const alts = [...document.querySelectorAll('[alt],[placeholder],[aria-label]')].map((one) =>
      ['alt', 'placeholder', 'aria-label'].map((name) => one.getAttribute(name) ?? '').join(' '),
    );
    expect(demoWordsIn([document.title, described, document.body.textContent, ...alts].join('\n'))).toEqual([]);
  });

  it.each(['/help', '/lien-he'])('shows no lobby by a bay at %s, unless it has a view of its own', async (path) => {
    const lobby = () => document.querySelector('[src*="hotel/lobby"]');
    houseStore.setState({ ...HOUSE, own: { ...HOUSE.own, bare: true } });
    await openSite(path);
    expect(lobby()).toBeNull();
    cleanup();
    houseStore.setState({ ...HOUSE, own: { ...HOUSE.own, bare: false } });
    await openSite(path);
    expect(lobby()).not.toBeNull();
  });

  it('says when reception is there, where the house says it', async () => {
    houseStore.setState({ ...HOUSE, own: { ...HOUSE.own, reception: '7:00–22:00' } });
    await openSite('/help');
    expect(footer().getByRole('heading', { name: 'Lễ tân, 7:00–22:00' })).toBeInTheDocument();
  });

  it('helps with what its apartments have', async () => {
    houseStore.setState({ ...HOUSE, own: { ...HOUSE.own, topics: ['network', 'power', 'laundry'] } });
    await openSite('/help');
    const topics = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(topics.filter((name) => /máy giặt/i.test(name))).toHaveLength(1);
    expect(topics.filter((name) => /điều hoà|TV|bếp/i.test(name))).toEqual([]);
  });

  it('speaks its own words from the moment that it is heard whose house it is', async () => {
    delete document.documentElement.dataset['house'];
    localStorage.removeItem('hien_house');
    houseStore.setState(readHouse(), true);
    network.on('GET', '/api/house', () => ours(HOUSE));
    speakAsHouse();
    await openSite('/help');
    expect(demoWordsIn(document.body.textContent)).not.toEqual([]);
    await act(() => followHouse());
    await waitFor(() => expect(demoWordsIn(document.body.textContent)).toEqual([]));
  });

  it('has a home without reviews, promotions and what to do in Hạ Long', async () => {
    await openSite('/');
    await screen.findByRole('heading', { name: 'Vì sao chọn chúng tôi' });
    expect(document.querySelector('img[src*="bay.svg"], img[src*="hero/"]')).toBeNull();
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

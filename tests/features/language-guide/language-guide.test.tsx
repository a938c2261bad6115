// @vitest-environment jsdom
/** @module-tag last-ring */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite, sitePhone } from '../../support/site';

const HEADER = ['title', 'date', 'location', 'description', 'imageUrl'];
let network: FakeNetwork;
const sheet = (...rows: string[][]): void =>
  network.on('GET', '/api/events?lang=vi', () => ours({ values: [HEADER, ...rows] }));
const events = (): HTMLElement => screen.getByRole('region', { name: 'Sự kiện sắp tới' });

beforeEach(async () => {
  network = await sitePhone();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the third guide screen', () => {
  it('offers both languages, each with its picture, for the apartment of the route', async () => {
    await openSite('/guide/%20b902%20');
    expect(screen.getByText('Căn B902')).toBeInTheDocument();
    for (const [name, lang] of [
      ['Tiếng Việt', 'vi'],
      ['English', 'en'],
    ] as const) {
      const choice = within(screen.getByRole('main')).getByRole('link', { name });
      expect(choice).toHaveAttribute('href', `/hiden-page/B902?lang=${lang}`);
      expect(choice.querySelector('img')).toHaveAttribute('src', `/pictures/guide/lang-${lang}.svg`);
    }
  });

  it('opens without an apartment too, and says what is missing', async () => {
    await openSite('/guide');
    expect(screen.getByText(/Chưa có số căn hộ/)).toBeInTheDocument();
    const choice = within(screen.getByRole('main')).getByRole('link', { name: 'English' });
    expect(choice).toHaveAttribute('href', '/hiden-page/?lang=en');
  });

  it('lists the events of the sheet without its header, as text and nothing but text', async () => {
    sheet(
      ['<b>Chợ đêm</b>', '21/11/2099', 'Bãi Cháy', 'Từ 18:00', '/pictures/events/walking-street.svg'],
      ['Chèo kayak'],
      ['Hàng lạ', '', '', '', 'javascript:alert(1)'],
      ['', '22/11/2099'],
    );
    await openSite('/guide/B902');
    await waitFor(() => expect(within(events()).getAllByRole('listitem')).toHaveLength(3));
    expect(within(events()).getByRole('heading', { name: '<b>Chợ đêm</b>' })).toBeInTheDocument();
    expect(within(events()).getByText('21/11/2099 · Bãi Cháy')).toBeInTheDocument();
    const sources = [...events().querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(sources).toEqual([
      '/pictures/events/walking-street.svg',
      '/pictures/no-image.svg',
      '/pictures/no-image.svg',
    ]);
  });

  it('says so when there is none, or when all are over', async () => {
    sheet(['Chợ đêm', '21/11/2020']);
    await openSite('/guide/B902');
    expect(await screen.findByText('Chưa có sự kiện nào sắp tới.')).toBeInTheDocument();
  });

  it('shows the events that this phone has kept, with their time, when there is no network', async () => {
    sheet(['Chợ đêm', '21/11/2099']);
    await openSite('/guide/B902');
    await screen.findByRole('heading', { name: 'Chợ đêm' });
    cleanup();
    network.weather = 'refuse';
    await openSite('/guide/B902');
    await screen.findByRole('heading', { name: 'Chợ đêm' });
    expect(await screen.findByText(/Theo bản đã lưu lúc/)).toBeInTheDocument();
  });

  it('says that there is none when neither phone nor network knows any', async () => {
    network.weather = 'refuse';
    await openSite('/guide/B902');
    expect(await screen.findByText('Chưa có sự kiện nào sắp tới.')).toBeInTheDocument();
  });
});

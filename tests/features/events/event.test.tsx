// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apartmentNamed } from '../../support/catalogue';
import { ours, type FakeNetwork } from '../../support/fake-network';
import { openSite, sitePhone } from '../../support/site';

let network: FakeNetwork;
const main = () => within(screen.getByRole('main'));
const finds = (...apartments: ReturnType<typeof apartmentNamed>[]): void =>
  network.on('GET', /^\/api\/apartments\/search/, () => ours(apartments));

beforeEach(async () => {
  network = await sitePhone();
  finds(apartmentNamed(4, 'Studio nhìn vịnh'));
});
afterEach(() => vi.unstubAllGlobals());

describe('the story of an apartment', () => {
  it('is reached from a review of the home page, and leads to the apartment', async () => {
    const user = userEvent.setup();
    const router = await openSite('/event?name=Studio nhìn vịnh');
    expect(screen.getByRole('heading', { level: 1, name: 'Chuyện ở Studio nhìn vịnh' })).toBeInTheDocument();
    expect(main().getByText('Chị Thu Hằng')).toBeInTheDocument();
    const [story] = main().getAllByRole('figure');
    expect(story).toHaveTextContent('Chị Thu Hằng');
    expect(within(story ?? document.body).getByRole('img', { name: '4,5 trên 5 sao' })).toBeInTheDocument();
    await user.click(await main().findByRole('link', { name: 'Xem căn này' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/apartment-ha-long/studio-nhin-vinh/view',
        state: { id: 4 },
      }),
    );
  });

  it('is found by the name in the other language', async () => {
    finds(apartmentNamed(4, 'Bay-view studio'));
    await openSite('/event?name=Studio nhìn vịnh&lang=en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Stories from Bay-view studio' })).toBeInTheDocument();
  });

  it('has no way to one that is occupied', async () => {
    finds(apartmentNamed(4, 'Studio nhìn vịnh', { status: 'OCCUPIED' }));
    await openSite('/event?name=Studio nhìn vịnh');
    expect(await main().findByText('Căn này đang có khách ở dài ngày.')).toBeInTheDocument();
    expect(main().queryByRole('link', { name: 'Xem căn này' })).not.toBeInTheDocument();
  });

  it('of a name that nobody told about says so and shows the others', async () => {
    finds();
    await openSite('/event?name=<b>Nhà ma</b>');
    expect(screen.getByRole('heading', { level: 1, name: 'Chưa có câu chuyện nào về căn này' })).toBeInTheDocument();
    expect(main().getByText(/“<b>Nhà ma<\/b>”/)).toBeInTheDocument();
    expect(main().getAllByRole('figure')).toHaveLength(5);
  });

  it('without a name is every story', async () => {
    await openSite('/event');
    expect(screen.getByRole('heading', { level: 1, name: 'Chuyện của khách đã ở' })).toBeInTheDocument();
    expect(main().getAllByRole('figure')).toHaveLength(5);
    expect(network.asked.some(({ path }) => path.includes('/search'))).toBe(false);
  });

  it('can be read without a network', async () => {
    network.weather = 'refuse';
    await openSite('/event?name=Studio nhìn vịnh');
    expect(main().getByText('Chị Thu Hằng')).toBeInTheDocument();
    expect(await main().findByText(/Lời kể của khách vẫn đọc được/)).toBeInTheDocument();
  });
});

// @vitest-environment jsdom
/** @module-tag last-ring */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite, sitePhone } from '../../support/site';

const main = () => within(screen.getByRole('main'));

let network: FakeNetwork;
beforeEach(async () => {
  network = await sitePhone();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the pages about the company', () => {
  it('begin at a hub that leads to the four of them', async () => {
    await openSite('/about-us');
    const nav = within(main().getByRole('navigation', { name: 'Về chúng tôi' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/about-us',
      '/about-us/company',
      '/about-us/groupcompany',
      '/about-us/culture',
      '/about-us/our-story',
    ]);
  });

  it.each([
    ['vi', '20 tỷ đồng'],
    ['en', '20 billion VND'],
  ])('say when the company was founded and with what capital: %s', async (lang, capital) => {
    await openSite(`/about-us/company?lang=${lang}`);
    expect(main().getByText('2016')).toBeInTheDocument();
    expect(main().getByText(capital)).toBeInTheDocument();
  });

  it('name the three core values', async () => {
    await openSite('/about-us/culture');
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent),
    ).toEqual(['Tốc độ', 'Tận tâm', 'Tử tế']);
  });

  it('lead to every partner in a new tab that learns nothing of ours', async () => {
    await openSite('/coperate');
    const outside = main()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('https:'));
    expect(outside.length).toBeGreaterThanOrEqual(9);
    for (const link of outside) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('the policies', () => {
  it('are seven sections, each found from the list of contents', async () => {
    await openSite('/chinh-sach-bao-mat');
    const headings = main()
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(headings).toHaveLength(7);
    const contents = within(main().getByRole('navigation', { name: 'Trong trang này' })).getAllByRole('link');
    expect(contents.map((link) => link.textContent)).toEqual(headings);
    for (const link of contents) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('say for how many days this house keeps what guests give it, once this device knows', async () => {
    let known = false;
    const days = { identity: 7, foreignGuests: 8, stays: 9, guestForms: 10, mails: 11, messages: 12, tourRequests: 13 };
    network.on('GET', '/api/retention', () =>
      known ? ours(days) : ours({ message: 'x', code: 'unavailable', requestId: 'r' }, 503),
    );
    await openSite('/chinh-sach-bao-mat');
    expect(main().queryByText(/^Hiện nay/)).not.toBeInTheDocument();
    expect(main().queryByText(/\{\{/)).not.toBeInTheDocument();
    known = true;
    cleanup();
    await openSite('/chinh-sach-bao-mat');
    expect(await main().findByText(/số giấy tờ và ngày sinh 7 ngày .+ phiếu khách 10 ngày/)).toBeVisible();
  });

  it('promise care at any hour, within 30 minutes, within 2 hours off-hours', async () => {
    await openSite('/cham-soc-khach-hang');
    for (const figure of ['24/7', '30 phút', '2 giờ']) expect(main().getByText(figure)).toBeInTheDocument();
  });
});

describe('the Ha Long seaside hotel', () => {
  it('shows the reference prices of the specification', async () => {
    await openSite('/khach-san-sat-bien-ha-long');
    const rows = main().getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Studio hướng phố1.200.000 ₫ – 1.500.000 ₫',
      'Studio hướng biển1.500.000 ₫ – 1.800.000 ₫',
      'Căn 2 phòng ngủ hướng biển2.500.000 ₫ – 3.200.000 ₫',
    ]);
  });

  it('dials, shows the way, and describes itself to search engines', async () => {
    await openSite('/khach-san-sat-bien-ha-long');
    expect(await main().findByRole('link', { name: 'Gọi đặt phòng 0203 088 0001' })).toHaveAttribute(
      'href',
      'tel:+842030880001',
    );
    expect(main().getByRole('link', { name: 'Xem đường đi' })).toHaveAttribute('href', 'https://maps.example/hien');
    await waitFor(() => expect(document.title).toBe('Khách sạn sát biển Hạ Long · Hiên'));
    const block = document.head.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(block?.textContent ?? '{}')).toMatchObject({
      '@type': 'Hotel',
      checkinTime: '14:00',
      checkoutTime: '12:00',
      petsAllowed: false,
      smokingAllowed: false,
      telephone: '0203 088 0001',
    });
  });
});

describe('the foot of every page', () => {
  it('leads to the house, its policies and its help, and names the ways to pay that it takes', async () => {
    await openSite('/help');
    const foot = within(screen.getByRole('contentinfo'));
    const wanted = ['/about-us', '/blog', '/explore&experience', '/coperate', '/chinh-sach-bao-mat', '/lien-he'];
    const there = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(there).toEqual(expect.arrayContaining(wanted));
    const paid = within(foot.getByRole('list', { name: 'Nhận thanh toán' }));
    expect(paid.getAllByRole('listitem').map((mark) => mark.textContent)).toEqual(['MoMo', 'Tại chỗ']);
    expect(foot.getByText('Đang chờ Bộ Công Thương xác nhận.')).toBeInTheDocument();
  });
});

describe('the accessibility statement', () => {
  it('says of each criterion how it is tested, and a result once a run of this build has one', async () => {
    network.on('GET', '/reach-record.json', () =>
      ours({ day: '2026-11-30', passed: { largeText: true, reflow: false } }),
    );
    await openSite('/accessibility');
    expect(await main().findByText('Lần chạy gần nhất của bản này: 30/11/2026.')).toBeInTheDocument();
    const row = (number: string): string | null =>
      main()
        .getByRole('list', { name: 'WCAG 2.2 mức A và AA, EN 301 549 mục 9' })
        .querySelector(`[data-criterion="${number}"]`)?.textContent ?? null;
    expect(row('1.4.4')).toMatch(/^1\.4\.4 Phóng to chữAA · EN 301 549: 9\.1\.4\.4đạtChữ to gấp đôi/);
    expect(row('1.4.10')).toContain('không đạt');
    expect(row('2.4.7')).toContain('có phép thử, chưa có kết quả');
    expect(row('1.3.3')).toContain('chưa kiểm thử tự động');
  });
});

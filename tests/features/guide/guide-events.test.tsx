// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GuideEvents } from '../../../src/features/guide/sections/guide-events';
import { guideStore } from '../../../src/features/guide/early/guide-store';
import { networkStore } from '../../../src/offline/network/network';
import { answerOf, demoContent, demoEvents, freshGuide, renderInGuide, showApartment } from '../../support/guide';

const position = (): string | null | undefined =>
  document.querySelector('button[aria-current]')?.getAttribute('aria-label');
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

beforeEach(freshGuide);
afterEach(() => {
  vi.useRealTimers();
});

describe('upcoming events', () => {
  it('shows the first three, all of them when asked, and three again', async () => {
    await renderInGuide(<GuideEvents />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Xem tất cả sự kiện' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    fireEvent.click(screen.getByRole('button', { name: 'Thu gọn' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('offers all of them only when there are more than three', async () => {
    await renderInGuide(<GuideEvents />, { events: demoEvents('vi', 3) });
    expect(screen.queryByRole('button', { name: 'Xem tất cả sự kiện' })).not.toBeInTheDocument();
  });

  it('says from when the list is when there is no network', async () => {
    await renderInGuide(<GuideEvents />, { eventsSavedAt: Date.parse('2026-11-20T07:05:00.000Z') });
    showApartment('B902', answerOf());
    expect(screen.queryByText(/Danh sách lưu lúc/)).not.toBeInTheDocument();
    act(() => networkStore.setState({ state: 'offline' }));
    expect(screen.getByText('Danh sách lưu lúc 14:05')).toBeInTheDocument();
    act(() => networkStore.setState({ state: 'online' }));
  });

  it('leaves out what is over, by the day in Viet Nam, and says so when nothing is left', async () => {
    const dates = ['19/11/2026', '20/11/2026', '21/11/2026'];
    const values = [['title', 'date'], ...dates.map((date) => [`Đêm ${date}`, date])];
    await renderInGuide(<GuideEvents />, { events: { values } });
    act(() => guideStore.setState({ now: Date.parse('2026-11-19T18:00:00Z') }));
    expect(screen.queryByText('Đêm 19/11/2026')).not.toBeInTheDocument();
    expect(screen.getByText('Đêm 20/11/2026')).toBeInTheDocument();
    act(() => guideStore.setState({ now: Date.parse('2026-11-22T00:00:00Z') }));
    expect(screen.queryByText(/Đêm/)).not.toBeInTheDocument();
    expect(screen.getByText(/chưa có sự kiện nào/i)).toBeInTheDocument();
  });

  it('says so when there are none', async () => {
    await renderInGuide(<GuideEvents />, { events: {} });
    expect(screen.getByText(/chưa có sự kiện nào/i)).toBeInTheDocument();
  });

  it('is not there in another house that has none', async () => {
    const content = { ...(await demoContent()), words: {} };
    await renderInGuide(<GuideEvents />, { content, events: {} });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByText(/chưa có sự kiện nào/i)).not.toBeInTheDocument();
  });

  it('moves on every five seconds and wraps to the first', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderInGuide(<GuideEvents />);
    expect(position()).toBe('Sự kiện 1 trên 3');
    pass(5000);
    expect(position()).toBe('Sự kiện 2 trên 3');
    pass(5000);
    expect(position()).toBe('Sự kiện 3 trên 3');
    pass(5000);
    expect(position()).toBe('Sự kiện 1 trên 3');
  });

  it('stands still under a pointer, under the focus and when told to', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderInGuide(<GuideEvents />);
    const carousel = document.querySelector('[aria-roledescription="carousel"]') as HTMLElement;
    fireEvent.pointerEnter(carousel);
    pass(12_000);
    expect(position()).toBe('Sự kiện 1 trên 3');
    fireEvent.pointerLeave(carousel);
    fireEvent.click(screen.getByRole('button', { name: 'Tạm dừng' }));
    pass(12_000);
    expect(position()).toBe('Sự kiện 1 trên 3');
    fireEvent.click(screen.getByRole('button', { name: 'Chạy tiếp' }));
    pass(5000);
    expect(position()).toBe('Sự kiện 2 trên 3');
  });

  it('swaps a picture that fails for the placeholder, once', async () => {
    await renderInGuide(<GuideEvents />, {
      events: { values: [['title'], ['Chợ', '', '', '', '/pictures/gone.svg']] },
    });
    const picture = document.querySelector('img') as HTMLImageElement;
    expect(picture).toHaveAttribute('src', '/pictures/gone.svg');
    fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'No Image' })).toHaveAttribute('src', '/pictures/no-image.svg');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/pictures/no-image.svg');
  });

  it('shows hostile rows as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await renderInGuide(<GuideEvents />, {
      events: { values: [[], [hostile, hostile, hostile, hostile, 'javascript:alert(1)']] },
    });
    expect(screen.getByText(hostile, { selector: 'b' })).toBeInTheDocument();
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(document.querySelector('img')).toHaveAttribute('src', '/pictures/no-image.svg');
  });
});

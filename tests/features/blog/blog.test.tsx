// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlogPost } from '../../../src/contract/blog/blog';
import { networkStore } from '../../../src/offline/network/network';
import { ours, type FakeNetwork } from '../../support/fake-network';
import { goTo, openSite, sitePhone } from '../../support/site';

const postOf = (id: number, part: Partial<BlogPost> = {}): BlogPost => ({
  id,
  title: `Bài số ${id}`,
  summary: `Tóm tắt ${id}`,
  content: `<p>Nội dung ${id}</p>`,
  thumbnail: '/pictures/blog/packing.svg',
  category: 'blog-du-lich',
  createdAt: '2026-11-18T01:00:00.000Z',
  views: 1234,
  gallery: [],
  ...part,
});

let network: FakeNetwork;
const main = () => within(screen.getByRole('main'));
const titles = (): (string | null)[] =>
  main()
    .getAllByRole('article')
    .map((one) => within(one).getByRole('heading').textContent);

/** A blog behind the network. */
function withBlog(posts: readonly BlogPost[]): void {
  network.on('GET', /^\/api\/blog\/posts\?/, () => ours(posts));
  network.on('GET', /^\/api\/blog\/posts\/id\//, ({ path }) => {
    const post = posts.find(({ id }) => path.startsWith(`/api/blog/posts/id/${id}?`));
    return post ? ours(post) : ours({ code: 'notFound', message: 'x', requestId: 'r' }, 404);
  });
}

const twelve = Array.from({ length: 12 }, (_, index) =>
  postOf(index + 1, { category: index < 7 ? 'blog-du-lich' : 'am-thuc-vung-mien' }),
);

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'unknown' });
  withBlog(twelve);
});
afterEach(() => vi.unstubAllGlobals());

describe('the list of posts', () => {
  it('shows a post whose day cannot be read, without one', async () => {
    withBlog([postOf(1, { createdAt: 'hôm qua' })]);
    await openSite('/blog');
    const post = within(await main().findByRole('article'));
    expect(post.getByRole('heading', { name: 'Bài số 1' })).toBeVisible();
    expect(post.queryByRole('time')).not.toBeInTheDocument();
  });

  it('shows five on a page, with the pages in the address', async () => {
    const user = userEvent.setup();
    const router = await openSite('/blog');
    expect(await main().findByRole('link', { name: 'Bài số 1' })).toHaveAttribute('href', '/blog/1');
    expect(titles()).toEqual(['Bài số 1', 'Bài số 2', 'Bài số 3', 'Bài số 4', 'Bài số 5']);
    const pages = within(main().getByRole('navigation', { name: 'Các trang của danh sách' }));
    expect(pages.getByRole('link', { name: 'Trang 1' })).toHaveAttribute('aria-current', 'page');
    expect(pages.queryByRole('link', { name: 'Trang trước' })).not.toBeInTheDocument();
    await user.click(pages.getByRole('link', { name: 'Trang 3' }));
    await waitFor(() => expect(titles()).toEqual(['Bài số 11', 'Bài số 12']));
    expect(router.state.location.search).toBe('?page=3');
    expect(main().queryByRole('link', { name: 'Trang sau' })).not.toBeInTheDocument();
  });

  it.each([
    ['?page=99', ['Bài số 11', 'Bài số 12']],
    ['?page=0', ['Bài số 1', 'Bài số 2', 'Bài số 3', 'Bài số 4', 'Bài số 5']],
    ['?page=x', ['Bài số 1', 'Bài số 2', 'Bài số 3', 'Bài số 4', 'Bài số 5']],
    ['?category=am-thuc-vung-mien', ['Bài số 8', 'Bài số 9', 'Bài số 10', 'Bài số 11', 'Bài số 12']],
    ['?category=nobody', ['Bài số 1', 'Bài số 2', 'Bài số 3', 'Bài số 4', 'Bài số 5']],
  ])('reads %s', async (query, shown) => {
    await openSite(`/blog${query}`);
    await waitFor(() => expect(titles()).toEqual(shown));
  });

  it('begins a category on its first page', async () => {
    const user = userEvent.setup();
    const router = await openSite('/blog?page=2');
    const categories = within(await main().findByRole('navigation', { name: 'Danh mục bài viết' }));
    expect(categories.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Tất cả',
      'Blog du lịch',
      'Tin tức du lịch',
      'Địa danh du lịch',
      'Kinh nghiệm du lịch',
      'Khách sạn & Resort',
      'Ẩm thực vùng miền',
    ]);
    await user.click(categories.getByRole('link', { name: 'Ẩm thực vùng miền' }));
    await waitFor(() => expect(router.state.location.search).toBe('?category=am-thuc-vung-mien'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ẩm thực vùng miền');
  });

  it('leads to a post by "Xem thêm", which is described by the title', async () => {
    const user = userEvent.setup();
    const router = await openSite('/blog');
    const [first] = await main().findAllByRole('link', { name: 'Xem thêm' });
    if (!first) throw new Error('no link');
    expect(first).toHaveAccessibleDescription('Bài số 1');
    await user.click(first);
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog/1'));
  });

  it('says in place of a missing summary the first 120 characters of the text', async () => {
    withBlog([postOf(1, { summary: '', content: `<h2>Đầu</h2><p>${'a'.repeat(200)}</p><script>x</script>` })]);
    await openSite('/blog');
    expect(await main().findByText(`Đầu ${'a'.repeat(116)}…`)).toBeInTheDocument();
  });

  it('dates a post dd-mm-yyyy and says how often it was read', async () => {
    await openSite('/blog');
    const [first] = await main().findAllByRole('article');
    expect(first).toHaveTextContent('18-11-2026');
    expect(first).toHaveTextContent('1.234 lượt đọc');
  });

  it('says that a category is empty', async () => {
    await openSite('/blog?category=tin-tuc-du-lich');
    expect(await main().findByText('Không có bài viết nào trong danh mục này.')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Xem tất cả bài viết' })).toHaveAttribute('href', '/blog');
  });

  it('offers to try again when nothing comes', async () => {
    const user = userEvent.setup();
    network.weather = 'refuse';
    await openSite('/blog');
    expect(await main().findByRole('alert')).toHaveTextContent('Chưa tải được danh sách bài viết');
    network.weather = 'pass';
    await user.click(main().getByRole('button', { name: 'Thử lại' }));
    expect(await main().findByRole('link', { name: 'Bài số 1' })).toBeInTheDocument();
  });
});

describe('a post', () => {
  it('shows title, day, text and its pictures', async () => {
    withBlog([postOf(7, { gallery: ['/pictures/dishes/pho.svg', '/pictures/dishes/bun-cha.svg'] })]);
    await openSite('/blog/7');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bài số 7' })).toBeInTheDocument();
    expect(main().getByText('18-11-2026')).toHaveAttribute('datetime', '2026-11-18');
    expect(main().getByText('Nội dung 7')).toBeInTheDocument();
    expect(main().getByRole('heading', { level: 2, name: 'Hình ảnh trải nghiệm' })).toBeInTheDocument();
    expect(document.title).toMatch(/^Bài số 7/);
  });

  it('says that it is loading', async () => {
    network.weather = ({ path }) => (path.includes('/posts/id/') ? 'hang' : 'pass');
    await openSite('/blog/7');
    expect(main().getByText('Đang tải bài viết...')).toBeInTheDocument();
  });

  it.each(['/blog/99', '/blog/khong-co', '/blog/-1'])('at %s is not found', async (address) => {
    await openSite(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Không tìm thấy bài viết' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Xem tất cả bài viết' })).toHaveAttribute('href', '/blog');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('can be read without a network once the list was seen, with the time of the copy', async () => {
    const router = await openSite('/blog');
    await main().findByRole('link', { name: 'Bài số 1' });
    network.weather = 'refuse';
    await goTo(router, '/blog/3');
    expect(await main().findByText('Nội dung 3')).toBeInTheDocument();
    expect(main().getByText(/^Theo bản lưu lúc/)).toBeInTheDocument();
  });

  it('that the phone never had says so without a network, and comes when it is back', async () => {
    const user = userEvent.setup();
    network.weather = 'refuse';
    await openSite('/blog/3');
    expect(await main().findByRole('alert')).toHaveTextContent('máy này chưa lưu bài này');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Không tìm thấy bài viết');
    network.weather = 'pass';
    await user.click(main().getByRole('button', { name: 'Thử lại' }));
    expect(await main().findByText('Nội dung 3')).toBeInTheDocument();
  });

  it('follows a link to a page of ours within the site', async () => {
    const user = userEvent.setup();
    withBlog([postOf(1, { content: '<p><a href="/blog/2">tiếp</a></p>' }), postOf(2)]);
    const router = await openSite('/blog/1');
    await user.click(await main().findByRole('link', { name: 'tiếp' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog/2'));
  });

  it('names others of its category', async () => {
    await openSite('/blog/9');
    const related = within(await main().findByRole('region', { name: 'Cùng danh mục' }));
    expect(related.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Bài số 8',
      'Bài số 10',
      'Bài số 11',
    ]);
  });
});

import { testHotel } from './hotel';

const text = (value: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: value }] }],
});

/** An article of a hotel file. */
export const articleOf = (title: string, part: Record<string, unknown> = {}) => ({
  title: { vi: title, en: `${title} (en)` },
  summary: { vi: `Tóm tắt ${title}`, en: `Summary ${title}` },
  category: 'blog-du-lich',
  day: '2026-10-01',
  thumbnail: '/pictures/blog/packing.svg',
  gallery: ['/pictures/blog/packing.svg'],
  content: { vi: text(`Nội dung ${title}`), en: text(`Content ${title}`) },
  ...part,
});

/** The test hotel with articles. */
export const storyHotel = (
  articles: readonly unknown[] = [articleOf('Bài một'), articleOf('Bài hai', { day: '2026-11-01' })],
) => ({
  ...testHotel(),
  blog: articles,
});

import { expect, it } from 'vitest';
import { hasStory, storyEdit } from '../../src/contract/blog/clean-story';
import { readHotelFile } from '../../src/server/modules/hotel/hotel-file';

const doc = (...content: unknown[]) => ({ type: 'doc', content });

it('leaves an article of the demo hotel as it is: saving one unchanged is no change', async () => {
  const { blog } = await readHotelFile(null);
  for (const { content } of blog) {
    for (const lang of ['vi', 'en'] as const) {
      const once = storyEdit.parse(content[lang]);
      expect(storyEdit.parse(once)).toEqual(once);
      expect(hasStory(once)).toBe(true);
    }
  }
});

it.each<[string, unknown, unknown]>([
  ['levels that the page has', { type: 'heading', attrs: { level: 1 } }, { type: 'heading', attrs: { level: 2 } }],
  ['pictures that are ours or https', { type: 'image', attrs: { src: 'http://a.example/x.png' } }, undefined],
  ['texts with something in them', { type: 'text', text: '' }, undefined],
  ['composed letters', { type: 'text', text: 'Ha\u0323' }, { type: 'text', text: 'Hạ' }],
])('keeps of a document only %s', (_, block, expected) => {
  const cleaned = storyEdit.parse(doc(block));
  expect(cleaned.content?.[0]).toEqual(expected);
});

it('refuses what nobody writes: too many blocks', () => {
  const many = doc(...Array.from({ length: 6000 }, () => ({ type: 'paragraph' })));
  expect(storyEdit.safeParse(many).success).toBe(false);
});

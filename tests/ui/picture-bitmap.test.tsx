// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from '../../src/ui/pictures/picture';

vi.mock('../../src/ui/pictures/pictures.generated', () => ({
  TONES: 'mist linen',
  PICTURES: { 'homes 640 480 avif 480,960': 'own-living=b', ' 640 480 svg': 'no-image=a' },
}));

test("a hotel's photograph comes as AVIF with WebP behind, in the widths that were made", () => {
  const { container } = render(<Picture id="homes/own-living" alt="Phòng khách" sizes="50vw" />);
  const sources = [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => [type, srcset, sizes]);
  expect(sources).toEqual([
    ['image/avif', '/pictures/homes/own-living-480.avif 480w, /pictures/homes/own-living-960.avif 960w', '50vw'],
    ['image/webp', '/pictures/homes/own-living-480.webp 480w, /pictures/homes/own-living-960.webp 960w', '50vw'],
  ]);
  const image = screen.getByRole('img', { name: 'Phòng khách' });
  expect(image).toHaveAttribute('src', '/pictures/homes/own-living-960.webp');
  expect(image).toHaveAttribute('data-tone', 'linen');
});

test('a photograph that reception has sent keeps its room and its colour by its address alone', () => {
  const base = `/photos/${'a'.repeat(22)}-1200x900-a8b7c6`;
  const { container } = render(<Picture id={`${base}-1200.webp`} alt="Sảnh" sizes="50vw" />);
  const [avif] = container.querySelectorAll('source');
  expect(avif?.srcset).toBe([480, 960, 1200].map((width) => `${base}-${width}.avif ${width}w`).join(', '));
  const image = screen.getByRole('img', { name: 'Sảnh' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '900']);
  expect(image.style.backgroundColor).toBe('rgb(168, 183, 198)');
});

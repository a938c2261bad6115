// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../../src/ui/pictures/picture';

test('a picture keeps its room and carries the tone it loads on', () => {
  render(<Picture id="dishes/pho" alt="Bát phở" />);
  const image = screen.getByRole('img', { name: 'Bát phở' });
  expect(image).toHaveAttribute('src', '/pictures/dishes/pho.svg');
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '480');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image.dataset['tone']).toMatch(/^[a-z0-9-]+$/);
});

test('a picture that cannot be had becomes the placeholder once, and does not ask for it again', () => {
  render(<Picture id="dishes/pho" alt="Bát phở" />);
  fireEvent.error(screen.getByRole('img', { name: 'Bát phở' }));
  const placeholder = screen.getByRole('img', { name: 'No Image' });
  expect(placeholder).toHaveAttribute('src', '/pictures/no-image.svg');
  fireEvent.error(placeholder);
  expect(screen.getByRole('img', { name: 'No Image' })).toBe(placeholder);
});

test('after a failure another picture in the same place is tried again', () => {
  const { rerender } = render(<Picture id="dishes/pho" alt="Bát phở" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture id="dishes/bun-cha" alt="Bún chả" />);
  expect(screen.getByRole('img', { name: 'Bún chả' })).toHaveAttribute('src', '/pictures/dishes/bun-cha.svg');
});

test('an id that nobody drew says so', () => {
  render(<Picture id="homes/nowhere" alt="Căn hộ" />);
  expect(screen.getByRole('img', { name: 'No Image' })).toHaveAttribute('src', '/pictures/no-image.svg');
});

test("the hotel's own file is shown by its address", () => {
  render(<Picture id="/media/lobby.webp" alt="Sảnh" />);
  expect(screen.getByRole('img', { name: 'Sảnh' })).toHaveAttribute('src', '/media/lobby.webp');
});

test('the first picture of a page is fetched at once', () => {
  render(<Picture id="dishes/pho" alt="Bát phở" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('HTML of the server carries no inline style, which the content policy would refuse', () => {
  expect(renderToStaticMarkup(<Picture id="dishes/pho" alt="" />)).not.toContain('style=');
});

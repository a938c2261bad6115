// @vitest-environment jsdom
/** @module-tag last-ring */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FILM_OF_POPUP, type FilmPopupId } from '../../../src/domain/guide/films';
import { GuidePage } from '../../../src/features/guide/first-view/guide-page';
import { openFilm } from '../../../src/features/guide/state/view-store';
import { networkStore } from '../../../src/offline/network/network';
import { freshGuide, renderInGuide } from '../../support/guide';
import { table } from '../../support/table';

const film = (): HTMLVideoElement | null => document.querySelector('[role=dialog] video');

/** Waits for the film's words, which suspend the popup when it is the first. */
const open = (id: FilmPopupId): Promise<void> =>
  act(async () => {
    openFilm(id);
    await Promise.resolve();
  });

beforeEach(() => {
  freshGuide();
  networkStore.setState({ state: 'online' });
});

describe('a film', () => {
  it('opens over the page with captions in both languages and its words, and gives the focus back', async () => {
    const user = userEvent.setup();
    await renderInGuide(<GuidePage />);
    const button = screen.getByRole('button', { name: 'Xem cách bật bếp' });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Xem cách bật bếp' });
    expect(film()).toHaveAttribute('src', '/videos/stove.mp4');
    expect([...dialog.querySelectorAll('track')].map((track) => [track.srclang, track.default])).toEqual([
      ['vi', true],
      ['en', false],
    ]);
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(3);
    await user.click(within(dialog).getByRole('button', { name: 'Đóng' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  });

  table(Object.entries(FILM_OF_POPUP))('of popup %s is %s', async (id, name) => {
    await renderInGuide(<GuidePage />);
    await open(id as FilmPopupId);
    await screen.findByRole('dialog');
    expect(film()).toHaveAttribute('src', `/videos/${name}.mp4`);
  });

  it('closes by Esc and by a tap beside it', async () => {
    const user = userEvent.setup();
    await renderInGuide(<GuidePage />);
    await open('3');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await open('3');
    await screen.findByRole('dialog');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const ground = document.querySelector('[data-dialog-ground]') as HTMLElement;
    fireEvent.pointerDown(ground);
    fireEvent.click(ground);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('that is not on the phone says so without a network, and its words are there', async () => {
    networkStore.setState({ state: 'offline' });
    await renderInGuide(<GuidePage />);
    await open('9');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/chưa lưu vào máy/)).toBeInTheDocument();
    expect(film()).toBeNull();
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  it('that cannot be played says so and can be tried again', async () => {
    await renderInGuide(<GuidePage />);
    await open('1');
    await screen.findByRole('dialog');
    fireEvent.error(film() as HTMLVideoElement);
    expect(await screen.findByText(/Chưa mở được video/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Mở lại video' }));
    expect(film()).toBeInTheDocument();
  });
});

describe('the walk through the hotel', () => {
  it('is a poster first and plays in its place', async () => {
    await renderInGuide(<GuidePage />);
    const tour = document.getElementById('tour') as HTMLElement;
    expect(tour.querySelector('video')).toBeNull();
    await userEvent.click(within(tour).getByRole('button', { name: 'Xem video' }));
    await waitFor(() => expect(tour.querySelector('video')).toHaveAttribute('src', '/videos/tour-intro.mp4'));
    expect(tour.querySelector('video')).toHaveProperty('autoplay', true);
    expect(within(tour).queryByRole('button', { name: 'Xem video' })).not.toBeInTheDocument();
  });
});

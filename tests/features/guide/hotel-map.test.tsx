// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { HotelMap } from '../../../src/features/guide/sections/hotel-map';
import { answerOf, freshGuide, renderInGuide, showApartment } from '../../support/guide';

const floors = (): HTMLElement => screen.getByRole('list', { name: 'Các tầng' });
const plan = (): string | null | undefined => floors().querySelector('img')?.getAttribute('src');
beforeEach(freshGuide);

describe('the map of the hotel', () => {
  it('has every floor from the roof down to the basement', async () => {
    await renderInGuide(<HotelMap />);
    const names = within(floors())
      .getAllByRole('button')
      .map((button) => button.querySelector('b')?.textContent);
    expect(names).toEqual(['41', '11–40', '6–10', '5', '4', '3', '2', '1', 'B1', 'B2']);
  });

  it('opens the plan of a floor, in the tower and the language of the guide', async () => {
    await renderInGuide(<HotelMap />, { lang: 'en' });
    await userEvent.click(screen.getByRole('button', { name: /Lobby/ }));
    expect(screen.getByRole('img', { name: /Lobby/ })).toHaveAttribute('src', '/plans/en/a-1.svg');
    await userEvent.click(screen.getByRole('button', { name: 'Tower B' }));
    expect(screen.getByRole('img', { name: /Lobby/ })).toHaveAttribute('src', '/plans/en/b-1.svg');
  });

  it("stands open at the guest's own floor, with a mark on the apartment", async () => {
    await renderInGuide(<HotelMap />);
    showApartment('B902', answerOf());
    expect(plan()).toBe('/plans/vi/b-deluxe.svg');
    expect(within(floors()).getByText('Căn của bạn ở tầng này')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Căn của bạn ở tầng này' })).toBeInTheDocument();
  });

  it('has no mark in the other tower', async () => {
    await renderInGuide(<HotelMap />);
    showApartment('B902', answerOf());
    await userEvent.click(screen.getByRole('button', { name: 'Toà A' }));
    expect(screen.queryByText('Căn của bạn ở tầng này')).not.toBeInTheDocument();
  });

  it('shows a plan large, to be pushed about', async () => {
    await renderInGuide(<HotelMap />);
    showApartment('A1509', answerOf({ tower: 'A' }));
    await userEvent.click(screen.getByRole('button', { name: 'Xem mặt bằng' }));
    const dialog = await screen.findByRole('dialog', { name: 'Toà A · Căn hộ' });
    expect(dialog.querySelector('img')).toHaveAttribute('src', '/plans/vi/a-apartments.svg');
  });
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Curtain } from '../../../src/features/guide/sections/curtain';
import { DiningList } from '../../../src/features/guide/sections/dining-list';
import { GuidePage } from '../../../src/features/guide/first-view/guide-page';
import { answerOf, demoContent, freshGuide, renderInGuide, showApartment } from '../../support/guide';

beforeEach(freshGuide);

describe('8-2, the electric curtain', () => {
  it('has its video and its steps in the tower that has one', async () => {
    await renderInGuide(<Curtain />);
    showApartment('A1509', answerOf({ apartment: 'A1509', tower: 'A' }));
    expect(screen.getByRole('button', { name: 'Xem cách dùng rèm điện' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
  });

  it('says in the other tower that there is none, without video or steps', async () => {
    await renderInGuide(<GuidePage />);
    showApartment('B902', answerOf());
    const section = within(document.getElementById('8-2') as HTMLElement);
    expect(section.getByText('Toà này không có rèm điện: rèm kéo nhẹ bằng tay.')).toBeInTheDocument();
    expect(section.queryByRole('button', { name: 'Xem cách dùng rèm điện' })).not.toBeInTheDocument();
    expect(section.queryAllByRole('listitem')).toEqual([]);
  });
});

describe('12, places to eat and drink', () => {
  it('lead to their place on a map, by name and address, in a new tab', async () => {
    await renderInGuide(
      <>
        <DiningList id="12-1" />
        <DiningList id="12-2" />
      </>,
    );
    showApartment('B902', answerOf());
    const { dining } = await demoContent();
    for (const { name, address = '' } of dining.flatMap(({ places }) => places)) {
      const place = screen.getByText(name).closest('li') as HTMLElement;
      const link = within(place).getByRole('link', { name: new RegExp(`^${address}`) });
      const to = new URL(link.getAttribute('href') ?? '');
      expect([to.origin, to.searchParams.get('query')]).toEqual(['https://www.google.com', `${name}, ${address}`]);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });
});

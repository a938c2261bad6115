// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { shownAnswerShape } from '../../../src/contract/guide/shown-shape';
import { DoorAndWifi } from '../../../src/features/guide/first-view/door-and-wifi';
import type { Language } from '../../../src/domain/languages';
import { saveGuideRecord } from '../../../src/offline/guide/guide-record';
import { outboxStore } from '../../../src/offline/outbox/outbox';
import { takeStayKey } from '../../../src/offline/guest-access/stay-key';
import { answerOf, demoContent, freshGuide, renderInGuide, showApartment } from '../../support/guide';
import { sitePhone } from '../../support/site';

beforeEach(async () => {
  freshGuide();
  localStorage.clear();
  (await sitePhone()).weather = 'refuse';
});
afterEach(() => vi.unstubAllGlobals());

const ASK = { vi: 'Cửa chưa mở?', en: 'Door won’t open?' };

async function openHelp(answer: Partial<GuideAnswer> = {}, lang: Language = 'en'): Promise<HTMLElement> {
  showApartment('B902', answerOf(answer));
  const content = await demoContent(lang);
  const towers = [...content.towers, { id: 'K', lock: 'key' as const, electricCurtain: false }];
  await renderInGuide(<DoorAndWifi />, { lang, content: { ...content, towers } });
  await userEvent.click(screen.getByRole('button', { name: ASK[lang] }));
  return screen.findByRole('dialog');
}
const tap = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('a door that does not open', () => {
  it('is asked about, one question a screen, in the order of causes, and what was tried is ticked', async () => {
    const help = await openHelp();
    await tap('Yes, it lights up');
    expect(within(help).getByText('4 8 2 6 #')).toHaveAttribute('translate', 'no');
    await tap('Yes, B902');
    expect(within(help).getByRole('button', { name: /Show the digits/ })).toBeVisible();
    await tap('Still closed');
    await tap('Still closed');
    expect(within(help).getAllByText('(tried)')).toHaveLength(4);
    expect(within(help).getByRole('link', { name: /Call reception/ })).toHaveAttribute('href', 'tel:+842030888999');
  });

  it('says where the door is only until that is answered', async () => {
    const help = await openHelp();
    await tap(/Check the number/);
    await tap('No');
    expect(within(help).getByRole('alert')).toHaveTextContent('B902');
    await tap('Yes, B902');
    expect(within(help).queryByRole('alert')).toBeNull();
  });

  it('reaches each step with two taps from the code', async () => {
    const help = await openHelp();
    const steps = within(within(help).getByRole('list')).getAllByRole('button');
    expect(steps).toHaveLength(5);
    for (const [nth, step] of steps.entries()) {
      await userEvent.click(step);
      expect(within(help).getByText(`Step ${nth + 1} of 5`)).toBeVisible();
    }
  });

  it('says of the wrong door no more once the right one is found', async () => {
    await openHelp();
    await tap(/Check the number/);
    await tap('No');
    expect(screen.getByRole('alert')).toHaveTextContent('find door B902');
    await tap('Yes, B902');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the house’s second way in at the last step alone', async () => {
    const help = await openHelp({ second: { vi: 'Hộp chìa bên cổng B', en: 'The key box at gate B', code: '7315' } });
    expect(help).not.toHaveTextContent('7315');
    await tap(/Somebody comes/);
    expect(help).toHaveTextContent('The key box at gate B');
    expect(within(help).getByText('7315')).toHaveAttribute('translate', 'no');
  });

  it('shows that way as this phone knows it, where the page says only that there is one', async () => {
    const second = { vi: 'Hộp chìa bên cổng B', en: 'The key box at gate B', code: '7315' };
    await saveGuideRecord({ apartment: 'B902', answer: answerOf({ second }), savedAt: Date.now() });
    const help = await openHelp({ second: { vi: '', en: '', code: '' } });
    await tap(/Somebody comes/);
    expect(await within(help).findByText('7315')).toBeVisible();
  });

  it('has that way after a reload without a network: the first paint’s copy keeps it', () => {
    const second = { vi: 'Hộp chìa', en: 'Key box', code: '7315' };
    expect(shownAnswerShape.safeParse(answerOf({ second }))).toMatchObject({ success: true, data: { second } });
  });

  it('tells reception by itself, once, in Vietnamese, and that a dead lock is dead', async () => {
    takeStayKey(`#s=${'k'.repeat(43)}`, 'B902');
    await openHelp();
    await tap('No light at all');
    expect(await screen.findByText(/will tell reception|Reception knows/)).toBeVisible();
    await tap(/Wake the lock/);
    await tap(/Somebody comes/);
    await screen.findByText(/will tell reception|Reception knows/);
    const sent = outboxStore.getState().items.filter(({ kind }) => kind === 'request');
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).toContain('Khoá không sáng đèn');
  });

  it.each([
    ['a card', 'A', 'Hold the card to the reader'],
    ['a key', 'K', 'You need door B902'],
  ])('has other steps for %s', async (_lock, tower, first) => {
    await openHelp({ card: true, doorCode: null, tower });
    expect(screen.getByRole('heading', { name: first })).toBeVisible();
  });

  it.each([
    ['before the hour', { access: 'early', doorCode: null, validFrom: '2026-11-20T08:00:00Z' }],
    ['without a code', { access: 'locked', doorCode: null }],
  ] as const)('is not spoken of %s', async (_name, answer) => {
    showApartment('B902', answerOf({ ...answer, validUntil: '2026-11-21T05:00:00Z' }));
    await renderInGuide(<DoorAndWifi />, { lang: 'vi' });
    expect(screen.queryByRole('button', { name: ASK.vi })).toBeNull();
  });
});

// @vitest-environment jsdom
/** @module-tag last-ring */
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GuideApp } from '../../../src/app/guide/first-view/guide-app';
import { loadGuideWords } from '../../../src/app/guide/guide-words';
import vietnameseLines from '../../../locales/vi/guide-lines.json';
import { guideContentOf } from '../../../src/server/modules/guide/content';
import { parseHotel } from '../../../src/server/modules/hotel/hotel-file';
import { createWords } from '../../../src/ui/words';
import { FakeNetwork, ours } from '../../support/fake-network';
import { freshGuide, spokenIn } from '../../support/guide';
import { senHotel } from '../../support/own-house';

let network: FakeNetwork;
beforeEach(() => {
  freshGuide();
  network = new FakeNetwork();
  vi.stubGlobal('fetch', network.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const contentOf = (more: Record<string, unknown>) =>
  guideContentOf({ profile: parseHotel(senHotel(more), 'x').profile, isDemo: false }, 'vi');

it('changes its words with its content: a house that gets a stove says how its own is used', async () => {
  const { guide } = await loadGuideWords('vi');
  network.on('GET', '/api/guide-content?lang=vi', () => ours(contentOf({ guideParts: { '2-2': true } })));
  network.on('GET', '/api/events?lang=vi', () => ours({}));
  const served = { ...spokenIn('vi'), content: contentOf({}), events: {}, savedAt: null, eventsSavedAt: null };
  render(
    <GuideApp
      words={(own) => createWords({ guide: { ...guide, ...own }, 'guide-lines': vietnameseLines })}
      served={served}
    />,
  );
  expect(screen.queryByText('Đồ dùng trong căn')).not.toBeInTheDocument();
  expect(await screen.findByText('Đồ dùng trong căn', undefined, { timeout: 8000 })).toBeInTheDocument();
  expect(document.body.textContent).toContain('Đặt nồi vào giữa vòng nấu rồi bật bếp.');
});

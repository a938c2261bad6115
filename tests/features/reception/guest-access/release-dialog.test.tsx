// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import words from '../../../../locales/vi/reception-guest-access.json';
import type { StayRelease } from '../../../../src/contract/guest-access/stays';
import { ReleaseDialog } from '../../../../src/features/reception/guest-access/release-dialog';
import { siteWords } from '../../../support/words';

const STAY = {
  ...{ id: 's1', apartment: 'B902', guestName: 'Lan', from: '2026-11-20', to: '2026-11-23', phase: 'active' as const },
  ...{ revokedAt: null, endedAt: null, createdAt: '2026-11-19T03:00:00.000Z' },
};
const SYMBOLS = { code: '0016J1VZ', check: 'D', qr: 'https://hien.example/hiden-page/B902#r=0016J1VZD.3' };

async function show(release: StayRelease): Promise<void> {
  render(
    <I18nextProvider i18n={await siteWords('vi')}>
      <MemoryRouter>
        <ReleaseDialog stay={STAY} release={release} onClose={() => undefined} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

it('tells reception before it reads anything out when the guest’s phone holds another code, and beside the slip', async () => {
  await show({ ...SYMBOLS, phoneBehind: true });
  const told = await screen.findByText(words.release.behind);
  expect(told.closest('[data-slip]')).toBeNull();
  expect(told.compareDocumentPosition(screen.getByText(words.release.lead))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says nothing of it otherwise', async () => {
  await show(SYMBOLS);
  expect(await screen.findByText(words.release.lead)).toBeVisible();
  expect(screen.queryByText(words.release.behind)).toBeNull();
});

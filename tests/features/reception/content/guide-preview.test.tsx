// @vitest-environment jsdom
/** @module-tag last-ring */
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { GuidePreview } from '../../../../src/features/reception/content/guide-preview';
import { siteWords } from '../../../support/words';

it('comes once more when a version was saved while an older one was coming', async () => {
  const words = await siteWords('vi');
  const preview = (version: string) => (
    <I18nextProvider i18n={words}>
      <GuidePreview area="fees" place="5-1" draft={null} version={version} wrong={false} lang="vi" />
    </I18nextProvider>
  );
  const { rerender } = render(preview('first'));
  const frame = screen.getByTitle<HTMLIFrameElement>(/./);
  const reload = vi.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { location: { reload }, scrollBy: () => undefined } });
  fireEvent.load(frame);
  rerender(preview('saved'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 5000 });
  rerender(preview('undone'));
  // What arrives was asked for before.
  fireEvent.load(frame);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2), { timeout: 5000 });
});

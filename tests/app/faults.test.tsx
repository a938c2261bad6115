// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { faultStore, startFaults } from '../../src/app/faults';
import { ApiFailure } from '../../src/api/failure';
import { openSite, sitePhone } from '../support/site';

const FAULT = /Trang này vừa gặp lỗi ngoài dự kiến/;

startFaults();
beforeEach(async () => {
  await sitePhone();
  await userEvent.keyboard('{Enter}');
});
afterEach(() => faultStore.setState({ isShown: false }));

/** Nobody catches it: what a press whose handler throws leaves behind. */
const uncaught = (error: unknown): void => {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  });
};

it('an error that nobody caught is said on the page, and can be put away', async () => {
  await openSite('/nope/nothing');
  uncaught(new TypeError('x.toSorted is not a function'));
  expect(await screen.findByRole('alert')).toHaveTextContent(FAULT);
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  expect(screen.queryByText(FAULT)).toBeNull();
});

it('what fails again is said again when somebody has pressed something since', async () => {
  await openSite('/nope/nothing');
  uncaught(new TypeError('x.toSorted is not a function'));
  await userEvent.click(await screen.findByRole('button', { name: 'Đóng' }));
  uncaught(new TypeError('x.toSorted is not a function'));
  expect(screen.queryByText(FAULT)).toBeNull();
  await userEvent.keyboard('{Enter}');
  uncaught(new TypeError('x.toSorted is not a function'));
  expect(await screen.findByText(FAULT)).toBeVisible();
});

it('a call that failed and a caller that has gone are no faults of the program', async () => {
  await openSite('/nope/nothing');
  uncaught(new ApiFailure('offline'));
  uncaught(new DOMException('gone', 'AbortError'));
  uncaught(undefined);
  expect(screen.queryByText(FAULT)).toBeNull();
});

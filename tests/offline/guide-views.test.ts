// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordView, sendViews } from '../../src/offline/guide-analytics/guide-views';
import { LOCAL_KEYS } from '../../src/offline/storage/storage-keys';
import { READING_LIMIT_BYTES } from '../../src/contract/guide-analytics/reading';
import { guideViewOf } from '../../src/domain/guide-analytics/guide-view';

const told: string[] = [];
const kept = (): string | null => localStorage.getItem(LOCAL_KEYS.reading);
let takes = true;

beforeEach(() => {
  localStorage.clear();
  told.length = 0;
  takes = true;
  document.documentElement.lang = 'vi';
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 17, 30), toFake: ['Date'] });
  vi.stubGlobal('navigator', {
    onLine: true,
    sendBeacon: (path: string, text: string) => {
      if (takes) told.push(`${path} ${text}`);
      return takes;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps a line of the day in Viet Nam, the thing and the language, and nothing else, until it is told', () => {
  recordView('section 2-3');
  recordView('play door-opening');
  expect(kept()).toBe('2026-11-21 section 2-3 vi\n2026-11-21 play door-opening vi\n');
  expect(kept()?.trim().split('\n').map(guideViewOf)).not.toContain(null);
  sendViews();
  expect(told).toEqual(['/api/reading 2026-11-21 section 2-3 vi\n2026-11-21 play door-opening vi\n']);
  expect(kept()).toBeNull();
  sendViews();
  expect(told).toHaveLength(1);
});

it('waits for a network, and for a browser that takes it', () => {
  recordView('section 7');
  vi.stubGlobal('navigator', { onLine: false, sendBeacon: () => expect.unreachable('there is no network') });
  sendViews();
  expect(kept()).toBe('2026-11-21 section 7 vi\n');
  vi.stubGlobal('navigator', { onLine: true, sendBeacon: () => false });
  sendViews();
  expect(kept()).not.toBeNull();
});

it('keeps no more than the server takes, and forgets the oldest first', () => {
  for (let at = 0; at < 400; at += 1) recordView(`section ${at % 13}`);
  recordView('section 5-1');
  expect((kept() ?? '').length).toBeLessThanOrEqual(READING_LIMIT_BYTES);
  expect(kept()?.endsWith('section 5-1 vi\n')).toBe(true);
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import guideEn from '../../../locales/en/guide.json';
import requestsEn from '../../../locales/en/guest-requests.json';
import guideVi from '../../../locales/vi/guide.json';
import requestsVi from '../../../locales/vi/guest-requests.json';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { LANGUAGES } from '../../../src/domain/languages';
import { AskReception } from '../../../src/features/guide/first-view/ask-reception';
import { DoorAndWifi } from '../../../src/features/guide/first-view/door-and-wifi';
import { takeStayKey } from '../../../src/offline/guest-access/stay-key';
import { ours } from '../../support/fake-network';
import { answerOf, freshGuide, renderInGuide, showApartment } from '../../support/guide';
import { sitePhone } from '../../support/site';

const WORDS = { vi: { guide: guideVi, requests: requestsVi }, en: { guide: guideEn, requests: requestsEn } };

/** A sentence of the words in their files: `guide` or `guest-requests`. */
type Sentence = `${'guide' | 'requests'}.${string}`;

interface Seam {
  apartment: string;
  answer: Partial<GuideAnswer>;
  hasKey: boolean;
  /** Sentences of the cards of door and Wi-Fi, and what asking reception says; `null` where it can be asked. */
  cards: Sentence[];
  asking: Sentence | null;
}

const nothing = { doorCode: null, wifi: { name: null, password: null } };
/** The answers' clock stands at 07:05 UTC on 20 November 2026. */
const coming = { validFrom: '2026-11-22T07:00:00.000Z', validUntil: '2026-11-25T05:00:00.000Z' };
const here = { validFrom: '2026-11-20T07:00:00.000Z', validUntil: '2026-11-25T05:00:00.000Z' };
const over = { validFrom: '2026-11-18T07:00:00.000Z', validUntil: '2026-11-20T05:00:00.000Z' };

/** Every state in which a guest may meet the guide, and what each place says of it. */
const SEAMS: Readonly<Record<string, Seam>> = {
  'paid, before the hour, no door yet': {
    ...{ apartment: '', hasKey: true, answer: { ...nothing, ...coming, access: 'early' } },
    cards: ['guide.door.early.opensAt', 'guide.door.early.text', 'guide.wifi.masked'],
    asking: 'requests.closed.noDoor',
  },
  'paid, after the hour, no door yet': {
    ...{ apartment: '', hasKey: true, answer: { ...nothing, ...here, access: 'early' } },
    cards: ['guide.door.choosing', 'guide.door.soon', 'guide.wifi.masked'],
    asking: 'requests.closed.noDoor',
  },
  'a door, before the hour': {
    ...{ apartment: 'B902', hasKey: true, answer: { ...nothing, ...coming, access: 'early' } },
    cards: ['guide.door.early.opensAt', 'guide.door.early.text', 'guide.wifi.masked'],
    asking: null,
  },
  'in the house': {
    ...{ apartment: 'B902', hasKey: true, answer: here },
    cards: ['guide.door.how', 'guide.door.keepSecret'],
    asking: null,
  },
  'open for everybody': {
    ...{ apartment: 'B902', hasKey: false, answer: {} },
    cards: ['guide.door.how', 'guide.door.keepSecret'],
    asking: 'requests.closed.noKey',
  },
  'without a key': {
    ...{ apartment: 'B902', hasKey: false, answer: { ...nothing, access: 'locked' } },
    cards: ['guide.door.locked.heading', 'guide.door.locked.text', 'guide.wifi.masked'],
    asking: 'requests.closed.noKey',
  },
  'checked out': {
    ...{ apartment: 'B902', hasKey: false, answer: { ...nothing, ...over, access: 'ended' } },
    cards: ['guide.door.ended.heading', 'guide.door.ended.text', 'guide.door.ended.bookAgain'],
    asking: 'requests.closed.ended',
  },
  'cancelled with a door': {
    ...{ apartment: 'B902', hasKey: true, answer: { ...nothing, ...coming, access: 'ended', cancelled: true } },
    cards: ['guide.door.cancelled', 'guide.door.ended.bookAgain'],
    asking: 'requests.closed.cancelled',
  },
  'cancelled before a door': {
    ...{ apartment: '', hasKey: true, answer: { ...nothing, ...coming, access: 'ended', cancelled: true } },
    cards: ['guide.door.cancelled', 'guide.door.ended.bookAgain'],
    asking: 'requests.closed.cancelled',
  },
  'no apartment in the address': {
    ...{ apartment: '', hasKey: false, answer: { ...nothing, known: false, access: 'locked' } },
    cards: ['guide.apartmentLine.missing', 'guide.door.missing.text', 'guide.wifi.masked'],
    asking: 'requests.closed.noKey',
  },
};
const CARD_SENTENCES = new Set(Object.values(SEAMS).flatMap(({ cards }) => cards));
const ASKING_SENTENCES = new Set(Object.values(SEAMS).flatMap(({ asking }) => asking ?? []));

const textOf = (lang: 'vi' | 'en', sentence: Sentence): string => {
  let found: unknown = WORDS[lang];
  for (const part of sentence.split('.')) found = (found as Record<string, unknown>)[part];
  if (typeof found !== 'string') throw new Error(`no sentence ${sentence}`);
  return found;
};

/** Text that a person can read there: without the cards that keep their room while the answer is on its way. */
function readable(where: HTMLElement): string {
  const copy = where.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('[aria-hidden="true"]').forEach((silent) => silent.remove());
  return copy.textContent;
}

beforeEach(async () => {
  freshGuide();
  localStorage.clear();
  const network = await sitePhone();
  const nothingAsked = { requests: [], serverNow: '2026-11-20T07:05:00.000Z' };
  network.on('GET', /^\/api\/guide\/.*\/requests/, () => ours(nothingAsked));
});
afterEach(() => vi.unstubAllGlobals());

const cases = Object.keys(SEAMS).flatMap((state) => LANGUAGES.map((lang) => [state, lang] as const));

it.each(cases)('%s: each place says its own sentence and no other in %s', async (state, lang) => {
  const { apartment, answer, hasKey, cards, asking } = SEAMS[state] as Seam;
  if (hasKey) takeStayKey(`#s=${'k'.repeat(43)}`, apartment);
  await renderInGuide(
    <>
      <DoorAndWifi />
      <AskReception />
    </>,
    { lang },
  );
  showApartment(apartment, answerOf({ ...answer, apartment }));
  const said = (among: ReadonlySet<Sentence>, where: HTMLElement): string[] =>
    [...among].map((one) => textOf(lang, one)).filter((text) => readable(where).includes(text));
  const texts = (sentences: readonly Sentence[]): string[] => sentences.map((one) => textOf(lang, one));
  expect(said(CARD_SENTENCES, document.body).sort()).toEqual(texts(cards).sort());

  const { ask } = WORDS[lang].guide;
  const tile = screen.getByRole('button', { name: new RegExp(`^${ask.button}`) });
  expect(tile.textContent.includes(ask.hint)).toBe(hasKey);
  await userEvent.click(tile);
  const dialog = await screen.findByRole('dialog', { name: ask.button });
  expect(said(ASKING_SENTENCES, dialog)).toEqual(texts(asking === null ? [] : [asking]));
  const { towel } = WORDS[lang].requests.chips;
  expect(within(dialog).queryByRole('button', { name: towel }) !== null).toBe(asking === null);
});

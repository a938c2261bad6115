import { describe, expect, it } from 'vitest';
import { BOOKING_MAIL_KINDS } from '../../src/domain/mails/still-true';
import { GUIDE_LANGUAGES, type GuideLanguage } from '../../src/domain/guide/guide-languages';
import { LANGUAGES } from '../../src/domain/languages';
import { AT_DESK } from '../../src/domain/stay-words/at-desk';
import { IN_MAILS } from '../../src/domain/stay-words/in-mails';
import { IN_REQUESTS } from '../../src/domain/stay-words/in-requests';
import { IN_LIST, ON_PAGE, ON_HOME } from '../../src/domain/stay-words/of-booking';
import { ON_CARD, SEALED_TEXT } from '../../src/domain/stay-words/on-card';
import { namesIn, sentences } from './words';

interface Cell {
  place: string;
  state: string;
  file: string;
  key: string;
}
const cells = (place: string, file: string, table: Readonly<Record<string, readonly (string | null)[]>>): Cell[] =>
  Object.entries(table).flatMap(([state, keys]) =>
    keys.flatMap((key) => (key === null ? [] : [{ place, state, file, key }])),
  );
const one = (table: Readonly<Record<string, string>>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(table).map(([state, key]) => [state, [key]]));
const card = Object.fromEntries(Object.entries(ON_CARD).map(([state, said]) => [state, said.slice(0, 2)]));
const mails = Object.fromEntries(
  BOOKING_MAIL_KINDS.map((kind) => {
    const intros = (['prepaid', 'onArrival'] as const).flatMap((policy) =>
      (['CASH', 'MOMO'] as const).flatMap((method) =>
        [0, 9].map((refundDue) => `intro.${IN_MAILS[kind]({ policy, method, refundDue })}`),
      ),
    );
    return [kind, [`subject.${kind}`, ...new Set(intros)]];
  }),
);

/** Places that every language of the guide reads. */
const READ_IN_ALL = [
  ...cells('card', 'guide', { ...card, sealed: [SEALED_TEXT, 'door.sealed.clock'] }),
  ...cells('saved line', 'guide', { offline: ['saved.offlineNow', 'saved.serverAway', 'saved.offlineText'] }),
  ...cells('requests', 'guest-requests', { ...one(IN_REQUESTS), late: ['notes.LATE_CHECKOUT'] }),
  ...cells('page', 'bookings', ON_PAGE),
  ...cells('mail', 'mail', mails),
];
/** Places of the site and the desk, which speak Vietnamese and English. */
const READ_IN_TWO = [
  ...cells('list', 'bookings', one(IN_LIST)),
  ...cells('shelf', 'site', one(ON_HOME)),
  ...cells(
    'desk',
    'reception-bookings',
    Object.fromEntries(Object.entries(AT_DESK).map(([state, [key]]) => [state, [key]])),
  ),
];

/** Claims that are true of some states alone, as each language makes them. */
const CLAIMS: Readonly<
  Record<string, { of: (cell: Cell) => boolean; words: Readonly<Record<GuideLanguage, RegExp>> }>
> = {
  'the code comes by itself': {
    of: ({ place, state }) => place === 'card' && /^(early|preparing|choosing|sealed|offline)/.test(state),
    words: {
      vi: /tự hiện/,
      en: /appears? (here|once)/,
      ko: /자동으로 표시/,
      'zh-Hans': /自动显示|就会显示/,
      'zh-Hant': /自動顯示|就會顯示/,
      ja: /自動(?:で|的に)表示/,
      ru: /появится/,
    },
  },
  'the link is dead': {
    of: ({ place, state, key }) => (place === 'requests' && state === 'over') || key === 'intro.doorMoved',
    words: {
      vi: /không còn dùng được/,
      en: /no longer works?\b/,
      ko: /더 이상 사용할 수 없/,
      'zh-Hans': /失效/,
      'zh-Hant': /失效/,
      ja: /使えなく/,
      ru: /больше не действ/,
    },
  },
  'one pays at check-in': {
    of: ({ key }) => key === 'status.text.PENDING' || key === 'intro.requested',
    words: {
      vi: /(?:trả tiền|thanh toán) khi nhận phòng/,
      en: /pay at check-in/,
      ko: /체크인 시 결제/,
      'zh-Hans': /入住时付款/,
      'zh-Hant': /入住時付款/,
      ja: /チェックイン時にお支払い/,
      ru: /оплат\S+ при заезде/i,
    },
  },
  'the stay is to come': {
    of: ({ key }) => key === 'status.text.CONFIRMED' || key === 'intro.confirmed',
    words: {
      vi: /Hẹn gặp bạn/,
      en: /See you|look forward to welcoming/,
      ko: /기다리겠습니다/,
      'zh-Hans': /期待您的光临/,
      'zh-Hant': /期待您的光臨/,
      ja: /お待ちしております/,
      ru: /Ждём вас/,
    },
  },
};

const said = (lang: string, { file, key }: Cell): string => sentences(lang, file).get(key) ?? '';

describe.each(GUIDE_LANGUAGES)('what is said of a stay in %s', (lang) => {
  const isProduct = (LANGUAGES as readonly string[]).includes(lang);
  const read = isProduct ? [...READ_IN_ALL, ...READ_IN_TWO] : READ_IN_ALL;

  it('is said in every cell, with the values of its state', () => {
    const lacking = read.filter((cell) => said(lang, cell) === '');
    expect(lacking).toEqual([]);
    const otherwise = read.filter((cell) => namesIn(said(lang, cell)).join() !== namesIn(said('vi', cell)).join());
    expect(otherwise).toEqual([]);
  });

  it.each(Object.entries(CLAIMS))('says that %s where it does, and nowhere else', (_, { of, words }) => {
    const claims = read.filter((cell) => words[lang].test(said(lang, cell)));
    expect(
      claims.filter((cell) => !of(cell)),
      'said where it is not so',
    ).toEqual([]);
    for (const place of new Set(read.filter(of).map(({ place }) => place))) {
      expect(
        claims.map((cell) => cell.place),
        'said where it is so',
      ).toContain(place);
    }
  });

  it('promises of nothing that is closed that it works', () => {
    const works =
      /vẫn dùng được|still works?\b|계속 사용하실 수|모두 이용하실|すべてご利用|都可以使用|Всё[^.]* работает/;
    const guide = read.filter(({ place }) => place === 'card' || place === 'saved line');
    expect(guide.filter((cell) => works.test(said(lang, cell)))).toEqual([]);
  });
});

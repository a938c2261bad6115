import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/languages';
import { demoWordsIn } from '../../src/server/start/demo-words';
import { filesOf, namesIn, sentences } from './words';

/** Names that these sentences may ask for besides those that the ones below them do. */
const FACTS: Readonly<Record<string, readonly string[]>> = { always: [], cities: ['cities'], reception: ['reception'] };

/** Sentences that another house is never shown, or chooses itself: pages, films and plans of the demo, lists to choose from, examples. */
const NOT_SHOWN = [
  /^(articles|company|films|hotel|plans|policies\.care)\b/,
  /^home\.(advantages\.3|map\.alt|promos|reviews|sections\.featuredLead)\b/,
  /^site\.footer\.(pending|seaside)\b/,
  /^tours\.(areas|lead)\b/,
  // Told only where the house says that view.
  /^guide-postcard\.\w+\.(bay|sea)$/,
  // Told only where the house has a pool or that film of its own.
  /^(guide\.body\.s4\.groups\.1\.items\.3|guide\.film\.filmButtons\.f11|guide-search\.(also\.s6|topics\.3\.\w+))$/,
  /^(reception-content\.(areas|choices|fields)|reception-foreign-guests\.ports|reception-bookings\.correct\.sources)\./,
  /^reception-(guest-access|listings|prices|print)\..*([hH]int|example|how)$/,
  // The house’s own notice to the ministry.
  /\.noticeUrl(Hint)?$/,
  // The program that a stranger has to install.
  /^reception-backups\.sheet\.install$/,
];

describe.each(LANGUAGES)('the words of a house of one’s own in %s', (lang) => {
  const laid = [...sentences(lang, 'own-house')].map(([path, sentence]) => {
    const [layer = '', file = '', ...rest] = path.split('.');
    return { path, layer, below: sentences(lang, file).get(rest.join('.')), sentence };
  });

  it('stand in the place of a sentence that is there, and ask for nothing that it is not given', () => {
    const wrong = laid.filter(({ layer, below, sentence }) => {
      const given = [...namesIn(below ?? ''), ...(FACTS[layer] ?? [])];
      return below === undefined || namesIn(sentence).some((name) => !given.includes(name));
    });
    expect(wrong).toEqual([]);
  });

  it('do not name the demo', () => {
    expect(laid.filter(({ sentence }) => demoWordsIn(sentence).length > 0)).toEqual([]);
  });

  it('are laid over every sentence of pages, mails and papers that names the demo', () => {
    const over = new Set([
      ...laid.map(({ path }) => path.split('.').slice(1).join('.')),
      ...[...sentences(lang, 'guide-house').keys()].map((path) => path.replace(/^words\./, 'guide.')),
    ]);
    const named = filesOf(lang).flatMap((file) =>
      [...sentences(lang, file)]
        .filter(([, sentence]) => demoWordsIn(sentence).length > 0)
        .map(([path]) => `${file}.${path}`),
    );
    expect(named.filter((path) => !over.has(path) && !NOT_SHOWN.some((one) => one.test(path)))).toEqual([]);
  });
});

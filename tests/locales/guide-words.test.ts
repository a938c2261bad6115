import { describe, expect, it } from 'vitest';
import { EMERGENCY_NUMBERS } from '../../src/domain/guide/emergency';
import { FILM_OF_POPUP } from '../../src/domain/guide/films';
import { SECTIONS } from '../../src/domain/guide/outline';
import { LANGUAGES } from '../../src/domain/languages';
import hotel from '../../src/server/demo/hotel.json';
import { namesIn, sentences } from './words';

const key = (prefix: string, id: string): string => prefix + id.replace('-', '_');

/** Values of the hotel's data that a sentence may ask for, under the names that the data itself gives them. */
const FROM_DATA = [
  ...['brand', 'address', 'checkIn', 'checkOut', 'quietFrom', 'dailySuppliesFrom', 'cleaningRequestBefore'],
  ...['violation', 'wine', 'freeCleaningFromNights', 'price', 'bank', 'roof', 'floorFrom', 'floorTo'],
  ...['levelFrom', 'levelTo', 'minutes', 'fire', 'lobby'],
];
/** Values that the screen knows: whose guide it is, what is being shown, what has been counted. */
const FROM_SCREEN = [
  ...['apartment', 'tower', 'floor', 'floors', 'text', 'name', 'phone', 'number', 'who', 'query', 'language'],
  ...['digits', 'length', 'days', 'hours', 'seconds', 'time', 'size'],
  ...['done', 'total', 'found', 'shown', 'current'],
];

/** The hotel's own figures as they would look if somebody had typed them into a sentence. */
const FIGURES_OF_DATA = [
  ...[hotel.hours.checkInVi, hotel.hours.checkInEn, hotel.hours.checkOut, hotel.hours.quietFrom],
  ...[hotel.hours.dailySuppliesFrom, hotel.hours.cleaningRequestBefore],
  ...[hotel.fees.violation, hotel.fees.wine].flatMap((fee) => [
    String(fee),
    fee.toLocaleString('vi-VN'),
    fee.toLocaleString('en-US'),
  ]),
  ...[hotel.brand, ...Object.values(hotel.phones), ...EMERGENCY_NUMBERS.map(({ number }) => number)],
  ...[hotel.address.vi, hotel.address.en, hotel.ownership.price.vi, hotel.ownership.price.en],
];

describe.each(LANGUAGES)('the guide in %s', (language) => {
  const words = sentences(language, 'guide');

  it('has a title and a hint for every section and a title for every sub-section', () => {
    const wanted = Object.values(SECTIONS).flatMap(({ id, subs = [] }) => [
      ...[`sections.s${id}.title`, `sections.s${id}.hint`],
      ...subs.map((sub) => `${key('subs.s', sub.id)}.title`),
    ]);
    expect(wanted.filter((path) => !words.has(path))).toEqual([]);
    expect([...words.keys()].filter((path) => /^(?:sections|subs)\./.test(path)).sort()).toEqual(wanted.sort());
  });

  it('has a button for every film, and none for 8-3, which has no film', () => {
    const buttons = [...words.keys()].filter((path) => path.startsWith('film.filmButtons.'));
    expect(buttons.sort()).toEqual(
      Object.keys(FILM_OF_POPUP)
        .map((id) => key('film.filmButtons.f', id))
        .sort(),
    );
  });

  it('explains in words whatever a film shows: who cannot play it misses nothing', () => {
    const filmed = Object.values(SECTIONS).flatMap(({ id, film, subs = [] }) => [
      ...(film ? [id as string] : []),
      ...subs.flatMap((sub) => (sub.film ? [sub.id as string] : [])),
    ]);
    const bodies = filmed.map((id) => key('body.s', id));
    const unexplained = bodies.filter((body) => ![...words.keys()].some((path) => path.startsWith(`${body}.`)));
    expect(filmed).toContain('2-3');
    expect(unexplained).toEqual([]);
  });

  it('asks only for values that the data or the screen has', () => {
    const known = new Set([...FROM_DATA, ...FROM_SCREEN]);
    const unknown = [...words].flatMap(([path, sentence]) =>
      namesIn(sentence)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it("holds none of the hotel's own figures, names and numbers: they come from its data", () => {
    const typed = [...words].filter(([, sentence]) => FIGURES_OF_DATA.some((figure) => sentence.includes(figure)));
    expect(typed).toEqual([]);
  });

  it('states every constant of the stay notes', () => {
    const asked = [...words]
      .filter(([path]) => path.startsWith('body.s4.'))
      .flatMap(([, sentence]) => namesIn(sentence));
    expect(asked.sort()).toEqual(
      [
        ...['checkIn', 'checkOut', 'quietFrom', 'violation', 'wine'],
        ...['dailySuppliesFrom', 'freeCleaningFromNights', 'cleaningRequestBefore'],
      ].sort(),
    );
  });

  it('names every emergency number that is shown', () => {
    const missing = EMERGENCY_NUMBERS.filter(({ who }) => !words.has(`emergency.${who}`));
    expect(missing).toEqual([]);
  });
});

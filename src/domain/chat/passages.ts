import { EMERGENCY_NUMBERS } from '../guide/emergency';
import { SECTION_ORDER, STOVE_LEVELS, WATER_HEATER_MINUTES } from '../guide/outline';
import { partsOf } from '../guide/parts/house-sections';
import type { Language } from '../languages';
import { formatVnd } from '../money';
import { GUIDE_PATH } from '../guide/address';
import type { Topic } from './topics';

/** A piece of the guide or of the help texts that can answer a question, and where it stands. */
export interface Passage {
  id: string;
  title: string;
  text: string;
  /** Other words that people have for it. */
  also: string;
  path: string;
}

/** Sentences at any depth, as they lie in `locales/`. */
type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };
type Branch = Readonly<Record<string, Texts>>;

/** The words that answers are made of: those of the guide, of the help page and of the chat itself. */
export interface ChatTexts {
  guide: {
    sections: Readonly<Record<string, { title: string; hint: string }>>;
    subs: Readonly<Record<string, { title: string }>>;
    body: Branch;
  };
  /** Words that people type, of the guide's search: the chat answers from the same. */
  search: { also: Branch; groups: readonly string[]; topics: readonly Topic[] };
  help: { topics: Branch };
  chat: { topics: Branch };
}

/** Facts that answers say of the house; nothing in it is secret. */
export interface HouseFacts {
  /** Parts of the guide that it is without. */
  gone?: readonly string[] | undefined;
  /** Its own words by the guide's keys; who has some has not the things that the help texts tell of. */
  words?: Readonly<Record<string, unknown>> | undefined;
  /** Its sections in their order, where that is its own. */
  order?: { main: readonly string[]; more: readonly string[] } | undefined;
  /** Its own words of its parts, and in sections of its own. */
  own?: readonly { part: string; title?: string | undefined; text: readonly (readonly string[])[] }[] | undefined;
  brand: string;
  address: string;
  phones: Readonly<Record<'reception' | 'customerService' | 'motorbike' | 'zalo', string>>;
  hours: Readonly<Record<'checkIn' | 'checkOut' | 'quietFrom' | 'dailySuppliesFrom' | 'cleaningRequestBefore', string>>;
  liftFloors: readonly [number, number];
  roofFloor: number;
  fees: { violation: number; wine: number };
  freeCleaningFromNights: number;
  floors: readonly { floors: string; text: string }[];
  dining: readonly { kind: 'food' | 'drinks'; title: string; places: readonly Named[] }[];
  motorbikes: readonly Named[];
  delivery: readonly Named[];
}
interface Named {
  name: string;
  note: string;
  address?: string | undefined;
  phone?: string | undefined;
}

/** Parts of a section's words that explain something; the rest are labels of buttons and fields. */
const EXPLAINING = new Set(['steps', 'tip', 'items', 'text', 'heading', 'intro', 'password', 'card', 'parts', 'note']);
/** Pages of the site that answers lead to. */
interface ChatPages {
  apartments: string;
  search: string;
  contact: string;
  help: string;
}

/** Addresses that the chat's own topics lead to; the others are explained by the help page. */
const topicPaths = ({ apartments, search, contact }: ChatPages): Readonly<Record<string, string>> => ({
  door: `${GUIDE_PATH}#1`,
  hours: `${GUIDE_PATH}#4`,
  wifi: `${GUIDE_PATH}#7`,
  booking: apartments,
  cancel: search,
  contact,
});

/**
 * Everything that can answer a guest, in one language. A sentence that asks for a value nobody has is left out, so no
 * answer ever shows a hole.
 */
export function passagesOf(texts: ChatTexts, house: HouseFacts, lang: Language, pages: ChatPages): Passage[] {
  const topics = topicPaths(pages);
  const fill = filler(house, lang);
  const { sections, subs, body } = withOwnWords(texts.guide, house.words ?? {});
  const passages: Passage[] = [];
  const add = (id: string, title: string, text: string, also: string, path: string): void => {
    if (text !== '') passages.push({ id, title: fill(title) ?? title, text, also, path });
  };
  for (const [id, topic] of Object.entries(texts.chat.topics)) {
    const { title, text, also } = topic as Readonly<Record<'title' | 'text' | 'also', string>>;
    add(`chat ${id}`, title, fill(text) ?? '', also, topics[id] ?? pages.help);
  }
  for (const [id, topic] of Object.entries(house.words ? {} : texts.help.topics)) {
    const { title, hint, ...rest } = topic as Readonly<Record<'title' | 'hint', string>> & Branch;
    add(`help ${id}`, title, explain(rest, fill), hint, `${pages.help}#${id}`);
  }
  const isThere = (part: string): boolean => !house.gone?.includes(part);
  const { main, more } = house.order ?? SECTION_ORDER[lang];
  for (const id of [...main, ...more]) {
    for (const place of [id, ...partsOf(id)].filter(isThere)) {
      const key = `s${place.replace('-', '_')}`;
      const own = house.own?.find(({ part }) => part === place);
      const title = own?.title ?? (place === id ? sections[key]?.title : subs[key]?.title) ?? '';
      const also = texts.search.also[key];
      const branch = isThere(`words ${place}`) ? (body[key] ?? '') : '';
      groupsOf(branch).forEach(({ heading, items }, at) => {
        const typed = texts.search.groups[at] ?? '';
        add(`guide ${place} ${heading}`, heading, explain({ items }, fill), typed, `${GUIDE_PATH}#${place}`);
      });
      add(
        `guide ${place}`,
        title,
        [place === '6' ? floorsOf(house, body) : explain(branch, fill), ownText(own?.text ?? [])]
          .filter((text) => text !== '')
          .join('\n'),
        // Whoever types the heading of the house's own section means that one.
        own?.title ?? (typeof also === 'string' ? also : ''),
        `${GUIDE_PATH}#${place}`,
      );
    }
  }
  for (const { floors, text } of house.floors) {
    const where = floorWord(body, floors);
    add(`floor ${floors}`, text, `${text}: ${where}.`, where, `${GUIDE_PATH}#6`);
  }
  for (const { kind, title, places } of house.dining) {
    add(`dining ${title}`, title, list(places), '', `${GUIDE_PATH}#12-${kind === 'food' ? 1 : 2}`);
  }
  add('motorbikes', subs['s10_1']?.title ?? '', list(house.motorbikes), '', `${GUIDE_PATH}#10-1`);
  add('delivery', subs['s10_2']?.title ?? '', list(house.delivery), '', `${GUIDE_PATH}#10-2`);
  return passages;
}

/** The guide's texts with those of the house in the places of their keys. */
function withOwnWords(texts: ChatTexts['guide'], own: Readonly<Record<string, unknown>>): ChatTexts['guide'] {
  const put = (branch: object, [key = '', ...rest]: readonly string[], value: unknown): object => ({
    ...branch,
    [key]: rest.length === 0 ? value : put((branch as Record<string, object>)[key] ?? {}, rest, value),
  });
  return Object.entries(own).reduce<object>(
    (all, [key, value]) => put(all, key.split('.'), value),
    texts,
  ) as ChatTexts['guide'];
}

/** Section 4 says many things under headings of their own: each answers by itself. */
function groupsOf(branch: Texts): { heading: string; items: readonly string[] }[] {
  const groups = typeof branch === 'object' && !isList(branch) ? branch['groups'] : undefined;
  return (groups ?? []) as { heading: string; items: readonly string[] }[];
}

/** Lines and lists as somebody typed them: nothing in them is filled in. */
const ownText = (blocks: readonly (readonly string[])[]): string =>
  blocks
    .flatMap(([kind, ...lines]) => lines.map((line, at) => numbered(line, kind === 'ol' ? at + 1 : null)))
    .join('\n')
    .replaceAll('**', '');

const floorWord = (body: Branch, floors: string): string =>
  (body['s6'] as Readonly<Record<'floor', string>>).floor.replace('{{floors}}', floors);

/** Every floor with what is on it: who asks where to park reads where, not how a plan is opened. */
const floorsOf = ({ floors }: HouseFacts, body: Branch): string =>
  floors.map(({ floors: which, text }) => `${floorWord(body, which)}: ${text}`).join('\n');

const list = (places: readonly Named[]): string =>
  places
    .map(({ name, note, address, phone }) => [name, note, address, phone].filter((part) => part).join(' · '))
    .join('\n');

/** Gives a sentence with its values, or `null` when it asks for one that is not there. */
function filler(house: HouseFacts, lang: Language): (sentence: string) => string | null {
  const values: Readonly<Record<string, string | number>> = {
    brand: house.brand,
    address: house.address,
    phone: house.phones.reception,
    ...house.hours,
    roof: house.roofFloor,
    floorFrom: house.liftFloors[0],
    floorTo: house.liftFloors[1],
    violation: formatVnd(house.fees.violation, lang),
    wine: formatVnd(house.fees.wine, lang),
    freeCleaningFromNights: house.freeCleaningFromNights,
    minutes: WATER_HEATER_MINUTES,
    levelFrom: STOVE_LEVELS.from,
    levelTo: STOVE_LEVELS.to,
    ...Object.fromEntries(EMERGENCY_NUMBERS.map(({ who, number }) => [who, number])),
  };
  return (sentence) => {
    const filled = sentence.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
    return filled.includes('{{') ? null : filled.replaceAll('**', '');
  };
}

/** The explaining sentences of a branch, one on a line; steps with their number. */
function explain(branch: Texts, fill: (sentence: string) => string | null, key = ''): string {
  if (typeof branch === 'string') return EXPLAINING.has(key) ? (fill(branch) ?? '') : '';
  const parts = isList(branch)
    ? branch.map((part, at) => numbered(explain(part, fill, key), key === 'steps' ? at + 1 : null))
    : Object.entries(branch).map(([name, part]) => (EXPLAINING.has(name) ? explain(part, fill, name) : ''));
  return parts.filter((text) => text !== '').join('\n');
}

const numbered = (text: string, number: number | null): string =>
  text === '' || number === null ? text : `${number}. ${text}`;
const isList = (texts: Texts): texts is readonly Texts[] => Array.isArray(texts);

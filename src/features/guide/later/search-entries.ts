import type { TFunction } from 'i18next';
import type { GuideContent } from '../../../contract/guide/content';
import { SECTION_ORDER, type Section, SECTIONS } from '../../../domain/guide/outline';
import { formatVnd } from '../../../domain/money';
import { guideValues } from '../state/guide-values';

export interface SearchEntry {
  /** Unique in the index. */
  id: string;
  /** Section or sub-section to open. */
  place: string;
  title: string;
  text: string;
  /** Other words that people have for it. */
  also?: string | undefined;
  /** The words that its own row begins with, where the place has many rows. */
  row?: string;
  /** Plan of the floor to open. */
  floor?: string;
  /** Text for the section's own filter, for a row of a table. */
  filter?: string;
}

type Translate = TFunction<'guide'>;
/** Words that people type for the things of the guide. */
type TypedWords = TFunction<'guide-search'>;

/** Keys of a part's sentences: how a door opens either way, steps, what to try when they did not help. */
const SAYINGS = ['password.steps', 'card.steps', 'steps', 'tip.heading', 'tip.text'];

const plain = (text: string): string => text.replaceAll('**', '');

/** Everything a guest may look for, in the language of the guide: sections, steps, price rows, floors, places. */
export function searchEntries(
  t: Translate,
  typed: TypedWords,
  content: GuideContent,
  speech: string,
  hasEvents = true,
): SearchEntry[] {
  const values = guideValues(content, '', speech);
  const { main, more } = content.order ?? SECTION_ORDER[content.lang];
  const entries: SearchEntry[] = [];

  const also = typed('also', { returnObjects: true }) as Readonly<Record<string, string>>;
  const isThere = (place: string): boolean => !content.gone?.includes(place);
  /** A key that the guide has no words for comes back as it is. */
  const say = t as (key: string, values: object) => string | string[];

  for (const section of [...main, ...more]) {
    const { subs = [] } = (SECTIONS as Readonly<Record<string, Section>>)[section] ?? {};
    for (const place of [section, ...subs.map(({ id }) => id)].filter(isThere)) {
      const own = content.own?.find(({ part }) => part === place);
      const key = `s${place.replace('-', '_')}`;
      const keys = [`sections.${key}.hint`, ...SAYINGS.map((saying) => `body.${key}.${saying}`)];
      const built = keys.flatMap((one) =>
        [say(one, { returnObjects: true, ...values })].flat().filter((text) => text !== one),
      );
      // A hint is no sentence.
      if (place === section) built[0] = `${built[0]}.`;
      entries.push({
        id: place,
        place,
        title: own?.title ?? t(`${place === section ? 'sections' : 'subs'}.${key}.title` as 'sections.s1.title'),
        text: [...(isThere(`words ${place}`) ? built : []), ...(own?.text ?? []).flatMap(([, ...lines]) => lines)]
          .map(plain)
          .join(' '),
        also: also[key],
      });
    }
  }
  const { phones, address } = content;
  entries.push(
    { id: 'emergency', place: 'emergency', title: t('emergency.heading'), text: address, also: also['emergency'] },
    {
      id: 'phones',
      place: 'phones-title',
      title: t('phones.heading'),
      text: `${t('phones.reception')} ${phones.reception}`,
      also: also['phones'],
    },
  );
  // The button at an open code, which opens its steps; elsewhere there is none.
  if (document.getElementById('help'))
    entries.push({ id: 'help', place: 'help', title: t('body.s1.tip.heading'), text: '', also: also['help'] });
  if (hasEvents)
    entries.push({ id: 'events', place: 'events', title: t('events.heading'), text: '', also: also['events'] });
  const groupWords = typed('groups', { returnObjects: true });
  const groups = isThere('4') && isThere('words 4') ? t('body.s4.groups', { returnObjects: true, ...values }) : [];
  groups.forEach(({ heading, items }, at) => {
    if (items.length === 0) return;
    entries.push({
      id: `4 ${heading}`,
      place: '4',
      title: heading,
      text: items.map(plain).join(' '),
      also: groupWords[at],
      row: heading,
    });
  });
  [...content.compensation, content.bedding].forEach((table, index, tables) =>
    table.forEach(([name, unit, price], row) => {
      const place = `5-${index + 1}`;
      const isBedding = index === tables.length - 1;
      const cost = formatVnd(price, speech);
      entries.push({
        id: `${place} ${row}`,
        place,
        title: isBedding ? `${name} ${unit}` : name,
        text: isBedding ? cost : `${cost} · ${unit}`,
        filter: name,
        row: name,
      });
    }),
  );
  content.floors.forEach(({ floors, text, plan }) =>
    entries.push({
      id: `6 ${floors}`,
      place: '6',
      title: text,
      text: t('body.s6.floor', { floors }),
      row: floors,
      floor: plan,
    }),
  );
  [
    ...content.motorbikes.map((one) => ['10-1', one] as const),
    ...content.delivery.map((one) => ['10-2', one] as const),
  ].forEach(([place, { name, note }]) =>
    entries.push({ id: `${place} ${name}`, place, title: name, text: note, row: name }),
  );
  content.dining.forEach(({ kind, title, places }) =>
    places.forEach(({ name, note, address }) =>
      entries.push({
        id: `${title} ${name}`,
        place: kind === 'food' ? '12-1' : '12-2',
        title: name,
        text: [title, note, address ?? ''].join(' · '),
        row: name,
      }),
    ),
  );
  return entries;
}

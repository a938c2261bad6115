import type { TFunction } from 'i18next';
import type { GuideContent } from '../../../contract/guide/content';
import type { Language } from '../../../domain/languages';
import { SECTION_ORDER, SECTIONS, type SectionId, type SubSectionId } from '../../../domain/guide/outline';
import { formatVnd } from '../../../domain/money';
import { guideValues } from '../state/guide-values';
import type { StepsKey } from '../sections/steps';

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
  /** What the section's own filter is set to, for a row of a table. */
  filter?: string;
}

type Translate = TFunction<'guide'>;
/** What people type for the things of the guide. */
type TypedWords = TFunction<'guide-search'>;

const STEPS_OF: Partial<Record<SectionId | SubSectionId, readonly StepsKey[]>> = {
  '1': ['s1.password', 's1.card'],
  '2-1': ['s2_1'],
  '2-2': ['s2_2'],
  '2-3': ['s2_3'],
  '2-4': ['s2_4'],
  '3': ['s3'],
  '7': ['s7'],
  '8-1': ['s8_1'],
  '8-2': ['s8_2'],
  '8-3': ['s8_3'],
  '8-4': ['s8_4'],
  '8-5': ['s8_5'],
  '9': ['s9'],
  '10-1': ['s10_1'],
  '10-2': ['s10_2'],
  '11': ['s11'],
};
const TIP_OF = [
  's2_1',
  's2_2',
  's2_3',
  's2_4',
  's3',
  's7',
  's8_1',
  's8_2',
  's8_3',
  's8_4',
  's8_5',
  's9',
  's11',
] as const;

const plain = (text: string): string => text.replaceAll('**', '');

/** Everything a guest may look for, in the language of the guide: sections, steps, price rows, floors, places. */
export function searchEntries(t: Translate, typed: TypedWords, content: GuideContent, lang: Language): SearchEntry[] {
  const values = guideValues(content, '', lang);
  const { main, more } = SECTION_ORDER[lang];
  const entries: SearchEntry[] = [];

  const stepsText = (place: SectionId | SubSectionId): string =>
    (STEPS_OF[place] ?? [])
      .flatMap((key) => {
        const tip = TIP_OF.find((name) => name === key);
        return [
          ...t(`body.${key}.steps`, { returnObjects: true, ...values }),
          ...(tip ? [t(`body.${tip}.tip.heading`, values), t(`body.${tip}.tip.text`, values)] : []),
        ];
      })
      .map(plain)
      .join(' ');

  const also = typed('also', { returnObjects: true }) as Readonly<Record<string, string>>;
  const alsoOf = (place: string): { also?: string } => {
    const words = also[`s${place.replace('-', '_')}`];
    return words === undefined ? {} : { also: words };
  };

  const isThere = (place: string): boolean => !content.gone?.includes(place);
  for (const id of [...main, ...more].filter(isThere)) {
    entries.push({
      id,
      place: id,
      title: t(`sections.s${id}.title`),
      text: `${t(`sections.s${id}.hint`, values)}. ${stepsText(id)}`,
      ...alsoOf(id),
    });
    for (const { id: sub } of SECTIONS[id].subs ?? []) {
      if (!isThere(sub)) continue;
      entries.push({
        id: sub,
        place: sub,
        title: t(`subs.s${sub.replace('-', '_')}.title` as 'subs.s2_1.title'),
        text: stepsText(sub),
        ...alsoOf(sub),
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
    { id: 'events', place: 'events', title: t('events.heading'), text: '', also: also['events'] },
  );
  const groupWords = typed('groups', { returnObjects: true });
  t('body.s4.groups', { returnObjects: true, ...values }).forEach(({ heading, items }, at) => {
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
  content.compensation.forEach((table, index) =>
    table.forEach(([product, unit, price], row) =>
      entries.push({
        id: `5-${index + 1} ${row}`,
        place: `5-${index + 1}`,
        title: product,
        text: `${formatVnd(price, lang)} · ${unit}`,
        filter: product,
        row: product,
      }),
    ),
  );
  content.bedding.forEach(([item, size, price], row) =>
    entries.push({
      id: `5-5 ${row}`,
      place: '5-5',
      title: `${item} ${size}`,
      text: formatVnd(price, lang),
      filter: item,
      row: item,
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

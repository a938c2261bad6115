import type { DiningPlace, GuideContent } from '../../../contract/guide/content';

/**
 * Price tables and places to eat are half of the guide's data and stand in its HTML already, in this order: they are
 * not sent a second time. This reads them back, so that React finds what the server rendered.
 */
export function dataInPage(page: ParentNode): ReadBack {
  return {
    compensation: ['5-1', '5-2', '5-3', '5-4'].map((id) => rowsIn(page, id)),
    bedding: rowsIn(page, '5-5'),
    dining: (['food', 'drinks'] as const).flatMap((kind) =>
      [...page.querySelectorAll(`[data-dining="${kind}"] section`)].map((group) => ({
        kind,
        title: text(group, 'h4') ?? '',
        places: [...group.querySelectorAll('li')].map(placeIn),
      })),
    ),
  };
}

type ReadBack = Pick<GuideContent, 'compensation' | 'bedding' | 'dining'>;
export type ContentToSend = Omit<GuideContent, keyof ReadBack>;

/** Content without what `dataInPage` gives back, and without what is said on the site only. */
export function withoutDataInPage(content: GuideContent): ContentToSend {
  const rest: Partial<GuideContent> = { ...content };
  delete rest.compensation;
  delete rest.bedding;
  delete rest.dining;
  delete rest.mapEmbedUrl;
  delete rest.messengerUrl;
  delete rest.facebookUrl;
  delete rest.telegramUrl;
  delete rest.email;
  return rest as ContentToSend;
}

const text = (part: ParentNode, selector: string): string | undefined =>
  part.querySelector(selector)?.textContent ?? undefined;
const amount = (words: string): number => Number(words.replace(/\D/g, ''));

function rowsIn(page: ParentNode, id: string): [string, string, number][] {
  return [...page.querySelectorAll(`[data-table="${id}"] tbody tr`)].map((row) => {
    const [, name = '', unit = '', price = ''] = [...row.children].map((cell) => cell.textContent);
    return [name, unit, amount(price)];
  });
}

function placeIn(item: Element): DiningPlace {
  const price = item.querySelector<HTMLElement>('[data-price]')?.dataset['price'];
  const picture = /\/pictures\/(.+)\.svg$/.exec(item.querySelector('img')?.getAttribute('src') ?? '')?.[1];
  const found = {
    address: text(item, 'address'),
    hours: text(item, '[data-hours]'),
    phone: text(item, '.phone'),
    // Not from the words around it: they may have figures of their own.
    price: price === undefined ? undefined : Number(price),
    picture,
  };
  const known = Object.entries(found).filter(([, value]) => value !== undefined);
  return { name: text(item, 'b') ?? '', note: text(item, 'p') ?? '', ...Object.fromEntries(known) };
}

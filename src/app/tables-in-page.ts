import type { GuideContent } from '../contract/content';

/**
 * The price tables are a quarter of the guide's data and stand in its HTML already, row by row: they are not sent a
 * second time. This reads them back, so that React finds what the server rendered.
 */
export function tablesInPage(page: ParentNode): Pick<GuideContent, 'compensation' | 'bedding'> {
  const rowsOf = (id: string): [string, string, number][] =>
    [...page.querySelectorAll(`[data-table="${id}"] tbody tr`)].map((row) => {
      const [, name = '', unit = '', price = ''] = [...row.children].map((cell) => cell.textContent);
      return [name, unit, Number(price.replace(/\D/g, ''))];
    });
  return { compensation: ['5-1', '5-2', '5-3', '5-4'].map(rowsOf), bedding: rowsOf('5-5') };
}

export type ContentWithoutTables = Omit<GuideContent, 'compensation' | 'bedding'>;

/** Content without what `tablesInPage` gives back. */
export function withoutTables(content: GuideContent): ContentWithoutTables {
  const rest: Partial<GuideContent> = { ...content };
  delete rest.compensation;
  delete rest.bedding;
  return rest as ContentWithoutTables;
}

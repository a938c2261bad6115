import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../../../ui/words';
import type { SubSectionId } from '../../../domain/guide/outline';
import { markedMatch } from '../../../domain/marks';
import { formatVnd } from '../../../domain/money';
import { Icon } from '../../../ui/icon';
import { useGuideData } from '../state/guide-data';
import { setFilter, useView } from '../state/view-store';
import css from './price-tables.module.css';

/** Rows a phone shows before "show all"; without a script all of them stand there. */
const ROWS_AT_FIRST = 8;

export function PricesIntro() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  return (
    <p className={css.intro}>
      {t('body.s5.intro')}
      {content.demoPrices && <small>{t('body.s5.demoNote')}</small>}
    </p>
  );
}

interface PriceTableProps {
  id: SubSectionId;
  caption: string;
  head: ReactNode;
  /** Each with the text that the filter looks into. */
  rows: readonly { words: string; cells: ReactNode }[];
}

/** A long list of prices: sticky head, filter that needs no accents, all of it in the page and on paper. */
function PriceTable({ id, caption, head, rows }: PriceTableProps) {
  const { t } = useWords('guide');
  const query = useView((view) => view.filters[id] ?? '');
  const [all, setAll] = useState(false);
  const countId = useId();
  const found = query === '' ? rows : rows.filter(({ words }) => markedMatch(words, query));
  const short = !all && query === '' && rows.length > ROWS_AT_FIRST;
  return (
    <div className={css.prices}>
      <label className={css.filter}>
        <Icon name="search" />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={query}
          placeholder={t('body.s5.filter')}
          aria-label={`${t('body.s5.filter')}: ${caption}`}
          aria-describedby={countId}
          onChange={(event) => setFilter(id, event.target.value)}
        />
        <small id={countId} role="status">
          {t('body.s5.count', { shown: found.length, total: rows.length })}
        </small>
      </label>
      {found.length === 0 ? (
        <p className={css.none}>{t('body.s5.empty', { query: query.slice(0, 40) })}</p>
      ) : (
        <table data-table={id} data-short={short || undefined}>
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>
            {found.map(({ words, cells }) => (
              <tr key={words}>{cells}</tr>
            ))}
          </tbody>
        </table>
      )}
      {query === '' && rows.length > ROWS_AT_FIRST && (
        <button type="button" className={css.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('body.s5.showLess') : t('body.s5.showAll', { total: rows.length })}
        </button>
      )}
    </div>
  );
}

/** 5-1 to 5-4: number, product, unit, price. */
export function CompensationTable({ id }: { id: '5-1' | '5-2' | '5-3' | '5-4' }) {
  const { t } = useWords('guide');
  const { content, lang } = useGuideData();
  const table = content.compensation[Number(id.slice(2)) - 1] ?? [];
  return (
    <PriceTable
      id={id}
      caption={t(`subs.s5_${id.slice(2) as '1' | '2' | '3' | '4'}.title`)}
      head={
        <>
          <th>{t('body.s5.columns.no')}</th>
          <th>{t('body.s5.columns.product')}</th>
          <th>{t('body.s5.columns.unit')}</th>
          <th>{t('body.s5.columns.price')}</th>
        </>
      }
      rows={table.map(([product, unit, price], index) => ({
        words: `${index + 1} ${product}`,
        cells: (
          <>
            <td>{index + 1}</td>
            <td>{product}</td>
            <td>{unit}</td>
            <td translate="no">{formatVnd(price, lang)}</td>
          </>
        ),
      }))}
    />
  );
}

/** 5-5: item, size, price. */
export function BeddingTable() {
  const { t } = useWords('guide');
  const { content, lang } = useGuideData();
  return (
    <PriceTable
      id="5-5"
      caption={t('subs.s5_5.title')}
      head={
        <>
          <th>{t('body.s5.columns.no')}</th>
          <th>{t('body.s5.columns.item')}</th>
          <th>{t('body.s5.columns.size')}</th>
          <th>{t('body.s5.columns.price')}</th>
        </>
      }
      rows={content.bedding.map(([item, size, price], index) => ({
        words: `${index + 1} ${item} ${size}`,
        cells: (
          <>
            <td>{index + 1}</td>
            <td>{item}</td>
            <td>{size}</td>
            <td translate="no">{formatVnd(price, lang)}</td>
          </>
        ),
      }))}
    />
  );
}

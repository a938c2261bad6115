import { useId, useState } from 'react';
import { useWords } from '../../../ui/words';
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

/**
 * 5-1 to 5-5: number, thing, unit or size, price. Long lists: sticky head, filter that needs no accents, all of it in the
 * page and on paper.
 */
export function PriceTable({ id }: { id: string }) {
  const { t } = useWords('guide');
  const { content, speech, textLang } = useGuideData();
  const query = useView((view) => view.filters[id] ?? '');
  const [all, setAll] = useState(false);
  const countId = useId();
  const at = Number(id.slice(2)) as 1 | 2 | 3 | 4 | 5;
  const caption = t(`subs.s5_${at}.title`);
  const isBedding = at === 5;
  const rows = (isBedding ? content.bedding : (content.compensation[at - 1] ?? [])).map((row, index) => ({
    // Bedding of one name comes in several sizes.
    words: [index + 1, ...row.slice(0, isBedding ? 2 : 1)].join(' '),
    cells: [index + 1, row[0], row[1], formatVnd(row[2], speech)],
  }));
  const head = ['no', isBedding ? 'item' : 'product', isBedding ? 'size' : 'unit', 'price'] as const;
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
            <tr>
              {head.map((name) => (
                <th key={name}>{t(`body.s5.columns.${name}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody lang={textLang}>
            {found.map(({ words, cells }) => (
              <tr key={words}>
                {cells.map((cell, column) => (
                  <td key={column} translate={column === 3 ? 'no' : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
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

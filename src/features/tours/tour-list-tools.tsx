import { useTranslation } from 'react-i18next';
import { asPriceOrder, PRICE_ORDERS } from '../../domain/catalogue/apartment-order';
import { asDurationFilter, asPriceFilter, DURATION_FILTERS, PRICE_FILTERS } from '../../domain/tours/tours';
import { Field } from '../../ui/forms/field';
import { SelectField } from '../../ui/forms/select-field';
import type { TourListView } from './tour-list-address';
import css from './tour-list-tools.module.css';
import { useDurationWords } from './tour-words';

interface ToolsProps {
  view: TourListView;
  count: number;
  onChange: (change: Partial<TourListView>) => void;
}

/** Filters and order of a list (ruling 24: they work). */
export function TourListTools({ view, count, onChange }: ToolsProps) {
  const { t } = useTranslation('tours');
  const durationWords = useDurationWords();
  return (
    <form
      role="search"
      aria-label={t('filter.label')}
      className={css.tools}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        type="search"
        label={t('filter.words')}
        hint={t('filter.wordsHint')}
        value={view.words}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange({ words: event.target.value })}
      />
      <SelectField
        label={t('filter.days')}
        value={String(view.days ?? '')}
        options={[['', t('filter.anyDays')], ...DURATION_FILTERS.map((d) => [String(d), durationWords(d)] as const)]}
        onChange={(value) => onChange({ days: asDurationFilter(value) })}
      />
      <SelectField
        label={t('filter.price')}
        value={view.price ?? ''}
        options={[
          ['', t('filter.anyPrice')],
          ...PRICE_FILTERS.map((band) => [band, t(`filter.prices.${band}`)] as const),
        ]}
        onChange={(value) => onChange({ price: asPriceFilter(value) })}
      />
      <SelectField
        label={t('filter.order')}
        value={view.order ?? ''}
        options={[
          ['', t('filter.orders.none')],
          ...PRICE_ORDERS.map((order) => [order, t(`filter.orders.${order}`)] as const),
        ]}
        onChange={(value) => onChange({ order: asPriceOrder(value) })}
      />
      <p role="status" className={css.count}>
        {t('count', { count })}
      </p>
    </form>
  );
}

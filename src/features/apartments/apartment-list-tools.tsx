import { useTranslation } from 'react-i18next';
import { asPriceOrder, PRICE_ORDERS, type PriceOrder } from '../../domain/catalogue/apartment-order';
import { formatNumber } from '../../domain/numbers';
import { Field } from '../../ui/forms/field';
import { SelectField } from '../../ui/forms/select-field';
import css from './apartment-list-tools.module.css';

interface ToolsProps {
  name: string;
  order: PriceOrder | null;
  count: number;
  onName: (name: string) => void;
  onOrder: (order: PriceOrder | null) => void;
}

/** Filter and order of a list. */
export function ApartmentListTools({ name, order, count, onName, onOrder }: ToolsProps) {
  const { t, i18n } = useTranslation('apartments');
  return (
    <form role="search" className={css.tools} onSubmit={(event) => event.preventDefault()}>
      <Field
        type="search"
        label={t('filter')}
        hint={t('filterHint')}
        value={name}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onName(event.target.value)}
      />
      <SelectField
        label={t('order')}
        value={order ?? ''}
        options={[['', t('orders.none')], ...PRICE_ORDERS.map((one) => [one, t(`orders.${one}`)] as const)]}
        onChange={(value) => onOrder(asPriceOrder(value))}
      />
      <p role="status" className={css.count}>
        {t('count', { count, number: formatNumber(count, i18n.language) })}
      </p>
    </form>
  );
}

import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RoomPrices } from '../../../contract/catalogue/prices';
import { MoneyField } from '../../../ui/forms/money-field';
import css from './prices-page.module.css';

interface BaseFormProps {
  prices: RoomPrices;
  off: boolean;
  onSave: (prices: RoomPrices) => Promise<boolean>;
}

/** The price of a night where no rule says another, and to what a night is rounded. */
export function BaseForm({ prices, off, onSave }: BaseFormProps) {
  const { t } = useTranslation('reception-prices');
  const form = useForm<{ base: number | null; isRound: boolean }>({
    values: { base: prices.base, isRound: prices.step === 1000 },
  });
  const { isDirty } = form.formState;
  const save = async ({ base, isRound }: { base: number | null; isRound: boolean }): Promise<void> => {
    await onSave({ ...prices, base: base ?? prices.base, step: isRound ? 1000 : 1 });
  };
  return (
    <form noValidate className={css.base} onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Controller
        control={form.control}
        name="base"
        rules={{ validate: (value) => (value ?? 0) > 0 || t('price.missing') }}
        render={({ field, fieldState }) => (
          <MoneyField
            {...field}
            label={t('rules.basePrice')}
            unread={t('price.unread')}
            disabled={off}
            error={fieldState.error?.message}
          />
        )}
      />
      <label className={css.round}>
        <input type="checkbox" disabled={off} {...form.register('isRound')} />
        <span>{t('rules.round')}</span>
      </label>
      {isDirty && (
        <button type="submit" className="btn" disabled={off}>
          {t('save')}
        </button>
      )}
    </form>
  );
}

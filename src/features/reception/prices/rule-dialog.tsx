import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Season, WeekdayRule } from '../../../domain/bookings/prices/price-rules';
import type { Day } from '../../../domain/days';
import { plainSigns } from '../../../domain/plain-signs';
import type { Language } from '../../../domain/languages';
import { Chips } from '../../../ui/forms/chips';
import { DateField } from '../../../ui/forms/date-fields';
import { Field } from '../../../ui/forms/field';
import { MoneyField } from '../../../ui/forms/money-field';
import { Stepper } from '../../../ui/forms/stepper';
import { FormDialog } from '../shared/form-dialog';
import { Tick } from '../shared/tick';
import { priceIn, WEEK, weekdaysIn } from './rule-words';
import css from './prices-page.module.css';

/** As long as a stay can be. */
const MAX_MIN_STAY = 90;

type Kind = 'price' | 'percent' | 'none';
interface Values {
  name: string;
  from: Day | null;
  to: Day | null;
  kind: Kind;
  price: number | null;
  percent: string;
  days: number[];
  weekdays: WeekdayRule[];
  minStay: number;
  closedToArrival: boolean;
  closedToDeparture: boolean;
  stopSell: boolean;
}

/** A rule in the editor: of days of the week all year round (no name, no dates), or a season. */
export interface DraftRule extends Omit<Season, 'name' | 'from' | 'to'> {
  name?: string;
  from?: Day;
  to?: Day;
}

interface RuleDialogProps {
  of: 'weekday' | 'season';
  rule: DraftRule;
  isNew: boolean;
  lang: Language;
  busy: boolean;
  onSave: (rule: DraftRule) => void;
  onRemove: () => void;
  onClose: () => void;
}

const READ_PERCENT = /^(?<sign>[+-])? ?(?<number>\d{1,3}) ?%?$/;

/** "+20", "-7 %" as a whole number; `null` for anything else. */
function readPercent(text: string): number | null {
  const { sign, number } = READ_PERCENT.exec(plainSigns(text))?.groups ?? {};
  if (number === undefined) return null;
  const percent = Number(number) * (sign === undefined || sign === '+' ? 1 : -1);
  return percent >= -90 && percent <= 500 ? percent : null;
}

/** One rule of a room type's prices. */
export function RuleDialog({ of, rule, isNew, lang, ...act }: RuleDialogProps) {
  const { t } = useTranslation('reception-prices');
  const isSeason = of === 'season';
  const form = useForm<Values>({
    defaultValues: {
      name: rule.name ?? '',
      from: rule.from ?? null,
      to: rule.to ?? null,
      kind: rule.price !== undefined ? 'price' : rule.percent !== undefined || !isSeason ? 'percent' : 'none',
      price: rule.price ?? null,
      percent: rule.percent === undefined ? '' : `${rule.percent}`,
      days: rule.days ?? [],
      weekdays: rule.weekdays ?? [],
      minStay: rule.minStay ?? 1,
      closedToArrival: rule.closedToArrival ?? false,
      closedToDeparture: rule.closedToDeparture ?? false,
      stopSell: rule.stopSell ?? false,
    },
  });
  const { errors } = form.formState;
  const [kind, days, from] = useWatch({ control: form.control, name: ['kind', 'days', 'from'] });
  const save = (typed: Values): void => {
    const percent = readPercent(typed.percent);
    act.onSave({
      ...(isSeason && { name: typed.name, from: typed.from ?? '', to: typed.to ?? '' }),
      ...(typed.kind === 'price' && { price: typed.price ?? 0 }),
      ...(typed.kind === 'percent' && percent !== null && { percent }),
      ...(typed.days.length > 0 && { days: typed.days }),
      ...(typed.weekdays.length > 0 && { weekdays: typed.weekdays }),
      ...(typed.minStay > 1 && { minStay: typed.minStay }),
      ...(typed.closedToArrival && { closedToArrival: true }),
      ...(typed.closedToDeparture && { closedToDeparture: true }),
      ...(typed.stopSell && { stopSell: true }),
    });
  };
  const day = (name: 'from' | 'to') => (
    <Controller
      control={form.control}
      name={name}
      rules={{
        validate: (value) =>
          value === null
            ? t('season.dayMissing')
            : name === 'from' || from === null || value >= from || t('season.order'),
      }}
      render={({ field, fieldState }) => (
        <DateField
          label={t(`season.${name}`)}
          day={field.value}
          onDay={field.onChange}
          pattern="dd/MM/yyyy"
          invalid={t('season.dayInvalid')}
          error={fieldState.error?.message}
          strict
          atOnce
        />
      )}
    />
  );
  return (
    <FormDialog
      title={t(isSeason ? (isNew ? 'season.add' : 'season.edit') : 'weekday.title')}
      submit={t('save')}
      busy={act.busy}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={act.onClose}
      beside={
        !isNew && (
          <button type="button" className="btn text" disabled={act.busy} onClick={act.onRemove}>
            {t('remove')}
          </button>
        )
      }
    >
      {isSeason && (
        <>
          <Field
            {...form.register('name', { validate: (value) => value.trim() !== '' || t('season.nameMissing') })}
            label={t('season.name')}
            hint={t('season.nameHint')}
            maxLength={60}
            autoComplete="off"
            error={errors.name?.message}
          />
          <div className={css.pair}>
            {day('from')}
            {day('to')}
          </div>
        </>
      )}
      <Controller
        control={form.control}
        name="days"
        rules={{ validate: (value) => isSeason || value.length > 0 || t('weekday.missing') }}
        render={({ field, fieldState }) => (
          <fieldset className={css.days} aria-describedby="days-error">
            <legend>{t(isSeason ? 'season.days' : 'weekday.days')}</legend>
            <div>
              {WEEK.map((one) => (
                <label key={one}>
                  <input
                    type="checkbox"
                    checked={days.includes(one)}
                    onChange={({ target }) =>
                      field.onChange(target.checked ? [...days, one] : days.filter((other) => other !== one))
                    }
                  />
                  <span>{weekdaysIn([one], lang)}</span>
                </label>
              ))}
            </div>
            <p id="days-error" role="alert">
              {fieldState.error?.message}
            </p>
          </fieldset>
        )}
      />
      <Chips
        legend={t('price.legend')}
        value={kind}
        options={(isSeason ? (['price', 'percent', 'none'] as const) : (['percent', 'price'] as const)).map(
          (one) => [one, t(`price.${one}`)] as const,
        )}
        onChange={(value) => form.setValue('kind', value as Kind)}
      />
      {kind === 'price' && (
        <Controller
          control={form.control}
          name="price"
          rules={{ validate: (value) => (value !== null && !Number.isNaN(value)) || t('price.missing') }}
          render={({ field, fieldState }) => (
            <MoneyField
              {...field}
              label={t('price.perNight')}
              unread={t('price.unread')}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      {kind === 'percent' && (
        <Field
          {...form.register('percent', { validate: (value) => readPercent(value) !== null || t('price.percentWrong') })}
          label={t('price.percentLabel')}
          hint={t('price.percentHint')}
          inputMode="text"
          autoComplete="off"
          error={errors.percent?.message}
        />
      )}
      {isSeason && (
        <>
          <Controller
            control={form.control}
            name="weekdays"
            render={({ field: { value, onChange } }) =>
              value.length === 0 ? (
                <></>
              ) : (
                <ul className={css.inside}>
                  {value.map((one) => (
                    <li key={one.days.join()}>
                      <span>{`${weekdaysIn(one.days, lang)}: ${priceIn(one, lang)}`}</span>
                      <button
                        type="button"
                        className="btn text"
                        aria-label={t('season.removeDays', { days: weekdaysIn(one.days, lang) })}
                        onClick={() => onChange(value.filter((other) => other !== one))}
                      >
                        {t('remove')}
                      </button>
                    </li>
                  ))}
                </ul>
              )
            }
          />
          <Controller
            control={form.control}
            name="minStay"
            render={({ field }) => (
              <Stepper
                label={t('season.minStay')}
                hint={t('season.minStayHint')}
                value={field.value}
                min={1}
                max={MAX_MIN_STAY}
                less={t('season.fewer')}
                more={t('season.more')}
                onChange={field.onChange}
              />
            )}
          />
          <Tick {...form.register('closedToArrival')}>{t('season.closedToArrival')}</Tick>
          <Tick {...form.register('closedToDeparture')}>{t('season.closedToDeparture')}</Tick>
          <Tick {...form.register('stopSell')}>{t('season.stopSell')}</Tick>
        </>
      )}
    </FormDialog>
  );
}

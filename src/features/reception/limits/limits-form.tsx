import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { changeLimitsCall } from '../../../contract/hotel/desk-calls';
import {
  isLimit,
  type LimitKind,
  type Limits,
  LIMITS,
  nightsOfHouse,
  nightsOfLines,
  SHORT_NIGHTS,
} from '../../../domain/desk/limits';
import { FigureRow } from '../shared/figure-row';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import css from './limits-page.module.css';

const GROUPS = {
  bookings: ['bookingsPerNetwork', 'bookingsPerNetworkAnHour', 'nightsPerNetwork', 'nightsPerRoom'],
  messages: ['mailsAnHour', 'mailsADay', 'formsAMinute'],
  doors: ['doorsPerNetwork', 'doorsPerDevice', 'newPhonesPerLine', 'doorsOutside'],
} as const satisfies Record<string, readonly LimitKind[]>;
const GROUP_NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

/** Every limit with what it does beside it. */
export function LimitsForm({ limits, rooms }: { limits: Limits; rooms: number }) {
  const { t, i18n } = useTranslation('reception-limits');
  const form = useForm<Limits>({ defaultValues: limits });
  const { errors, isDirty } = form.formState;
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const nightsPerRoom = form.watch('nightsPerRoom');
  const callOf = (wanted: Limits) => apiCall(changeLimitsCall, { body: { limits: wanted } });
  const submit = (typed: Limits): void => {
    void act(callOf(typed), { notice: t('form.said'), undo: callOf(limits) });
  };
  const nights = nightsOfHouse(rooms, { nightsPerRoom: nightsPerRoom || 0 });
  const shown = (figure: number): string => figure.toLocaleString(i18n.language);
  const figures = { rooms, nights: shown(nights), ofLines: shown(nightsOfLines(nights)), short: SHORT_NIGHTS };
  return (
    <form noValidate className={css.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {GROUP_NAMES.map((group) => (
        <fieldset key={group}>
          <legend>{t(`groups.${group}`)}</legend>
          {GROUPS[group].map((kind) => {
            const range = LIMITS[kind];
            return (
              <FigureRow
                key={kind}
                field={form.register(kind, { valueAsNumber: true, validate: (value) => isLimit(kind, value) })}
                range={range}
                name={t(`kinds.${kind}.name`)}
                usual={t('form.usual', { value: range.usual })}
                why={t(`kinds.${kind}.why`, figures)}
                error={errors[kind] && t('form.range', { least: range.least, most: range.most })}
              />
            );
          })}
        </fieldset>
      ))}
      <p className={css.ways}>
        <button type="submit" className="btn" disabled={offline || busy || !isDirty}>
          {t('form.save')}
        </button>
      </p>
    </form>
  );
}

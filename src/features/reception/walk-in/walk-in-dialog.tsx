import { type SyntheticEvent, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { makeDeskBookingCall } from '../../../contract/bookings/desk-calls';
import type { FreeDoor } from '../../../contract/bookings/desk-guests';
import type { WalkIn } from '../../../contract/bookings/desk';
import { PAYMENT_KINDS } from '../../../domain/billing/bill';
import { stayProblem } from '../../../domain/bookings/booking';
import { addDays, type Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { deskQuery, invalidateDesk } from '../../../offline/desk/desk-query';
import { deskFreeRooms } from '../../../offline/desk/desk-sources';
import { Chips } from '../../../ui/forms/chips';
import { DateFields } from '../../../ui/forms/date-fields';
import { SelectField } from '../../../ui/forms/select-field';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { useFailureText } from '../shared/failure-text';
import { FormDialog } from '../shared/form-dialog';
import css from '../shared/form-dialog.module.css';
import { Tick } from '../shared/tick';
import { useDesk } from '../shared/use-desk';
import { useDeskForm } from '../shared/use-desk-form';
import { useHotelDay } from '../today/use-hotel-day';
import { FreeRooms } from './free-rooms';
import { GuestFields } from './guest-fields';
import { useFreeDoors } from './use-free-doors';
import { WalkInGuests } from './walk-in-guests';
import { WalkInPrice } from './walk-in-price';
import type { WalkInValues } from './walk-in-values';

/** Start of the dialog: a night of a room type, or of a door, that somebody has pressed. */
interface WantedNight {
  roomId: number;
  from: Day;
  door?: string | undefined;
}

interface WalkInDialogProps {
  lang: Language;
  wanted?: WantedNight;
  /** The second choice for a night: keeping it from being sold. */
  onBlock?: () => void;
  onClose: () => void;
  onMade: (id: string) => void;
}

/** Ways in which money comes over the desk. */
const TAKEN = PAYMENT_KINDS.filter((kind) => kind !== 'REFUND');

/** A guest at the desk or on the telephone: when and how many, what is free for them, who they are. Confirmed at once. */
export function WalkInDialog({ lang, wanted, onBlock, onClose, onMade }: WalkInDialogProps) {
  const { t } = useTranslation(['reception-bookings', 'reception-guest-access']);
  const formatVnd = useVnd();
  const today = useHotelDay();
  const from = wanted?.from ?? today;
  const form = useForm<WalkInValues>({
    defaultValues: {
      checkIn: from,
      checkOut: addDays(from, 1),
      guests: { quantity: 1, adults: 2, children: 0, babies: 0 },
      roomId: wanted?.roomId ?? null,
      door: wanted?.door ?? null,
      anyway: false,
      guestName: '',
      guestPhone: '',
      guestEmail: '',
      guestNationality: '',
      payment: '',
      priceByHand: null,
      priceReason: '',
      notSoldReason: '',
    },
  });
  const { busy, error, send, clearError } = useDeskForm(form);
  const values = useWatch({ control: form.control, compute: (all: WalkInValues) => all });
  const { rooms, problem } = useFreeRooms(values, today, lang);
  const chosen = rooms?.find(({ roomId }) => roomId === values.roomId) ?? null;
  // With several rooms each gets its door afterwards.
  const doorRoom = chosen !== null && values.guests.quantity === 1 ? chosen.roomId : null;
  const days =
    doorRoom === null ? { from: today, to: addDays(today, 1) } : { from: values.checkIn, to: values.checkOut };
  const {
    doors,
    door,
    isGone: isDoorGone,
  } = useFreeDoors({ roomId: doorRoom, ...days }, values.door, (proposal) => form.setValue('door', proposal), lang);
  const isInside = door?.inside !== undefined;
  const isGivenOnPurpose = isInside || door?.dirty === true;
  const isGone = rooms !== null && values.roomId !== null && chosen === null;
  const isToday = values.checkIn === today;
  const { errors } = form.formState;
  /** Another room, other days or other guests: what was said of the old ones is over. */
  const change = (changed: Partial<WalkInValues>): void => {
    if (!('payment' in changed)) {
      form.setValue('door', null);
      form.setValue('anyway', false);
      form.setValue('priceByHand', null);
    }
    for (const [name, value] of Object.entries(changed)) form.setValue(name as 'roomId', value as number);
    form.clearErrors();
    clearError();
  };
  const submit = async (
    {
      guests,
      payment,
      door: _chosen,
      anyway: _anyway,
      priceByHand: _byHand,
      priceReason,
      notSoldReason,
      ...typed
    }: WalkInValues,
    isHere: boolean,
  ): Promise<void> => {
    if (chosen === null) {
      if (rooms === null) form.setError('checkOut', { message: t('new.incomplete') });
      else form.setError('roomId', { message: t('free.choose') });
      return;
    }
    if (isDoorGone) {
      form.setError('door', { message: t('new.doorGone', { door: values.door }) });
      return;
    }
    if (isGivenOnPurpose && !values.anyway) {
      form.setError('anyway', { message: t('new.anywayMissing') });
      return;
    }
    const { roomId, unsold } = chosen;
    const totalPrice = totalOf(values, chosen);
    const more = {
      ...(totalPrice !== chosen.total && { priceReason }),
      ...(unsold && { notSoldReason }),
      ...(payment !== '' && { payment }),
      ...(isHere && { arrived: true }),
      ...(door && { door: door.door, ...(isInside && { anyway: true }) }),
    };
    const body: WalkIn = { ...typed, ...guests, ...more, roomId, totalPrice };
    const made = await send(apiCall(makeDeskBookingCall, { body }));
    if (made) onMade(made.id);
    // What was refused may be gone, or cost something else by now.
    else invalidateDesk();
  };
  const sendFrom = (event: SyntheticEvent, isHere: boolean): void => {
    // An error at a field that is not registered would keep the form from ever being sent again.
    form.clearErrors();
    void form.handleSubmit((all) => submit(all, isHere))(event);
  };
  const wordsOfDoor = ({ door: code, ready, inside, dirty }: FreeDoor): string =>
    [
      code,
      ...(inside ? [t('new.inside', { guest: inside.guestName })] : []),
      ...(dirty ? [t('doors.dirty')] : ready ? [t('doors.ready')] : []),
    ].join(' · ');
  return (
    <FormDialog
      title={t('new.title')}
      submit={chosen === null ? t('new.submit') : t('new.submitFor', { total: formatVnd(totalOf(values, chosen)) })}
      busy={busy}
      error={error ?? errors.checkIn?.message ?? errors.checkOut?.message ?? errors.guests?.message}
      wide
      onClose={onClose}
      onSubmit={(event) => sendFrom(event, false)}
      beside={
        isToday && (
          <button type="button" className="btn quiet" disabled={busy} onClick={(event) => sendFrom(event, true)}>
            {t('new.here')}
          </button>
        )
      }
    >
      {onBlock && (
        <p>
          <button type="button" className="btn quiet" onClick={onBlock}>
            {t('new.block')}
          </button>
        </p>
      )}
      <div className={css.halves}>
        <div>
          <DateFields
            range={{ checkIn: values.checkIn || null, checkOut: values.checkOut || null }}
            onType={({ checkIn, checkOut }) => change({ checkIn: checkIn ?? '', checkOut: checkOut ?? '' })}
            strict
            labels={{ checkIn: t('new.from'), checkOut: t('new.to') }}
            pattern={t('new.pattern', { ns: 'reception-guest-access' })}
            invalid={t('new.noDay', { ns: 'reception-guest-access' })}
          />
          <WalkInGuests guests={values.guests} onChange={(guests) => change({ guests })} />
          {/* When, for how many, room, door: then who, and how they pay. */}
          <FreeRooms
            rooms={rooms}
            problem={problem}
            value={values.roomId}
            error={isGone ? t('free.gone') : errors.roomId?.message}
            onChange={(roomId) => change({ roomId })}
          />
          {chosen && <WalkInPrice key={chosen.roomId} form={form} room={chosen} />}
          {(doors.length > 0 || isDoorGone) && (
            <SelectField
              label={t('doors.title')}
              value={values.door ?? ''}
              options={[
                ...(isDoorGone ? [[values.door ?? '', t('new.doorGone', { door: values.door })] as const] : []),
                ...doors.map((one) => [one.door, wordsOfDoor(one)] as const),
                ['', t('doors.later')],
              ]}
              error={isDoorGone ? t('new.doorGoneChoose', { door: values.door }) : errors.door?.message}
              onChange={(next) => {
                form.setValue('door', next);
                form.setValue('anyway', false);
                form.clearErrors();
              }}
            />
          )}
          {door && isGivenOnPurpose && (
            <div>
              <Tick {...form.register('anyway')}>
                {door.inside
                  ? t('new.anyway', { door: door.door, guest: door.inside.guestName })
                  : t('new.anywayDirty', { door: door.door })}
              </Tick>
              <p role="alert" className={css.wrong}>
                {errors.anyway?.message}
              </p>
            </div>
          )}
        </div>
        <div>
          <GuestFields
            register={form.register}
            errors={errors}
            label={t('columns.guest')}
            nationality={values.guestNationality}
            onNationality={(nationality) => {
              form.setValue('guestNationality', nationality);
              form.clearErrors('guestNationality');
            }}
            lang={lang}
          />
          <Chips
            legend={t('new.payment')}
            value={values.payment}
            options={[['', t('new.unpaid')], ...TAKEN.map((kind) => [kind, t(`bill.kinds.${kind}`)] as const)]}
            onChange={(payment) => change({ payment: payment as WalkInValues['payment'] })}
          />
        </div>
      </div>
    </FormDialog>
  );
}

/** The price by hand where an amount stands there, else that of the rules, VND. */
const totalOf = ({ priceByHand }: WalkInValues, { total }: { total: number }): number =>
  priceByHand === null || Number.isNaN(priceByHand) ? total : priceByHand;

/**
 * Reads the rooms that are free for a stay; none while the days make no stay, while the answer is about another stay,
 * or after a failure.
 */
function useFreeRooms({ checkIn, checkOut, guests }: WalkInValues, today: Day, lang: Language) {
  const wrong = stayProblem(checkIn, checkOut, today);
  const isStay = wrong === null;
  const { t } = useTranslation('reception-bookings');
  const failureText = useFailureText();
  const { quantity, adults, children, babies } = guests;
  const store = useMemo(() => {
    const days = isStay ? { checkIn, checkOut } : { checkIn: today, checkOut: addDays(today, 1) };
    return deskQuery(deskFreeRooms({ ...days, quantity, adults, children, babies }, lang), false);
  }, [isStay, checkIn, checkOut, today, quantity, adults, children, babies, lang]);
  const { data, failure } = useDesk(store);
  const asked = { checkIn, checkOut, quantity, adults, children, babies };
  const isAbout = data !== null && Object.entries(asked).every(([name, value]) => data[name as 'checkIn'] === value);
  if (wrong !== null) return { rooms: null, problem: t(`free.problems.${wrong}`) };
  if (failure !== null) return { rooms: null, problem: failureText(failure) };
  return { rooms: isAbout ? data.rooms : null, problem: null };
}

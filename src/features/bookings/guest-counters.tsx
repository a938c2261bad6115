import { useTranslation } from 'react-i18next';
import {
  GUEST_KINDS,
  guestLimits,
  type GuestKind,
  includedGuests,
  type RoomForGuests,
} from '../../domain/bookings/guests';
import { SURCHARGES, type Surcharges } from '../../domain/bookings/pricing';
import { Stepper } from '../../ui/forms/stepper';
import { useVnd } from '../../ui/hooks/use-vnd';
import type { GuestCounts } from './booking-draft';

interface GuestCountersProps {
  room: RoomForGuests & { surcharges?: Surcharges | undefined };
  quantity: number;
  guests: GuestCounts;
  onChange: (guests: GuestCounts) => void;
  locked: boolean;
}

/** Adults, children, babies, each counted by itself; what the price includes is said, and what more of them cost. */
export function GuestCounters({ room, quantity, guests, onChange, locked }: GuestCountersProps) {
  const { t } = useTranslation('bookings');
  const formatVnd = useVnd();
  const included = includedGuests(room, quantity);
  const limits = guestLimits(room, quantity);
  const { adult, child } = room.surcharges ?? SURCHARGES;
  const each: Record<GuestKind, number> = { adults: adult, children: child, babies: 0 };
  const hintOf = (kind: GuestKind): string => {
    const more = guests[kind] - included[kind];
    if (kind === 'babies') return t('guests.babiesHint');
    if (more > 0) {
      const price = more * each[kind];
      return price > 0
        ? t('guests.extra', { count: more, price: formatVnd(price) })
        : t('guests.extraFree', { count: more });
    }
    return t('guests.included', { count: included[kind] });
  };
  return (
    <section aria-labelledby="guests-heading">
      <h2 id="guests-heading">{t('guests.heading')}</h2>
      {GUEST_KINDS.map((kind) => (
        <Stepper
          key={kind}
          label={t(`guests.${kind}`)}
          hint={hintOf(kind)}
          value={guests[kind]}
          min={kind === 'adults' ? 1 : 0}
          max={limits[kind]}
          less={t(`guests.less.${kind}`)}
          more={t(`guests.more.${kind}`)}
          locked={locked}
          onChange={(value) => onChange({ ...guests, [kind]: value })}
        />
      ))}
    </section>
  );
}

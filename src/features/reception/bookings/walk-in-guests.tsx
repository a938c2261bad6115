import { useTranslation } from 'react-i18next';
import type { DeskRoom } from '../../../contract/desk/bookings';
import { GUEST_KINDS, guestLimits, type GuestKind, type Guests, includedGuests } from '../../../domain/bookings/guests';
import { SURCHARGE_PER_ADULT, SURCHARGE_PER_CHILD } from '../../../domain/bookings/pricing';
import { Stepper } from '../../../ui/forms/stepper';
import { useVnd } from '../../../ui/hooks/use-vnd';

interface WalkInGuestsProps {
  room: DeskRoom;
  guests: Guests;
  onChange: (guests: Guests) => void;
}

const SURCHARGE: Record<GuestKind, number> = { adults: SURCHARGE_PER_ADULT, children: SURCHARGE_PER_CHILD, babies: 0 };

/** Rooms and who stays in them, within what guests can book themselves. Another number of rooms starts the count anew. */
export function WalkInGuests({ room, guests, onChange }: WalkInGuestsProps) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const included = includedGuests(room, guests.quantity);
  const limits = guestLimits(room, guests.quantity);
  const hintOf = (kind: GuestKind): string => {
    const more = guests[kind] - included[kind];
    if (kind === 'babies') return t('new.free');
    return more > 0
      ? t('new.extra', { count: more, price: formatVnd(more * SURCHARGE[kind]) })
      : t('new.included', { count: included[kind] });
  };
  return (
    <>
      <Stepper
        label={t('new.quantity')}
        hint={t('new.tooMany', { count: room.maxRooms })}
        value={guests.quantity}
        min={1}
        max={limits.quantity}
        less={t('new.less.quantity')}
        more={t('new.more.quantity')}
        onChange={(quantity) => onChange({ quantity, ...includedGuests(room, quantity) })}
      />
      {GUEST_KINDS.map((kind) => (
        <Stepper
          key={kind}
          label={t(`new.${kind}`)}
          hint={hintOf(kind)}
          value={guests[kind]}
          min={kind === 'adults' ? 1 : 0}
          max={limits[kind]}
          less={t(`new.less.${kind}`)}
          more={t(`new.more.${kind}`)}
          onChange={(value) => onChange({ ...guests, [kind]: value })}
        />
      ))}
    </>
  );
}

import { GUEST_KINDS, type Guests, MAX_ROOMS } from '../../../domain/bookings/guests';
import { MAX_GUESTS } from '../../../domain/bookings/stay-search';
import { GuestSteppers } from '../bookings/guest-steppers';
import css from './walk-in-guests.module.css';

const KINDS = ['quantity', ...GUEST_KINDS] as const;
const LIMITS: Guests = { quantity: MAX_ROOMS, adults: MAX_GUESTS, children: MAX_GUESTS, babies: MAX_GUESTS };

interface WalkInGuestsProps {
  guests: Guests;
  onChange: (guests: Guests) => void;
}

/** Asks how many come and how many rooms they want; which rooms take them is looked up then. */
export function WalkInGuests({ guests, onChange }: WalkInGuestsProps) {
  return (
    <div className={css.guests}>
      <GuestSteppers
        kinds={KINDS}
        guests={guests}
        limits={LIMITS}
        onChange={(kind, count) => onChange({ ...guests, [kind]: count })}
      />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { GUEST_KINDS, type Guests, MAX_ROOMS } from '../../../domain/bookings/guests';
import { MAX_GUESTS } from '../../../domain/bookings/stay-search';
import { Stepper } from '../../../ui/forms/stepper';
import css from './walk-in-guests.module.css';

interface WalkInGuestsProps {
  guests: Guests;
  onChange: (guests: Guests) => void;
}

/** Asks how many come and how many rooms they want; which rooms take them is looked up then. */
export function WalkInGuests({ guests, onChange }: WalkInGuestsProps) {
  const { t } = useTranslation('reception-bookings');
  return (
    <div className={css.guests}>
      {(['quantity', ...GUEST_KINDS] as const).map((kind) => (
        <Stepper
          key={kind}
          label={t(`new.${kind}`)}
          value={guests[kind]}
          min={kind === 'adults' || kind === 'quantity' ? 1 : 0}
          max={kind === 'quantity' ? MAX_ROOMS : MAX_GUESTS}
          less={t(`new.less.${kind}`)}
          more={t(`new.more.${kind}`)}
          onChange={(value) => onChange({ ...guests, [kind]: value })}
        />
      ))}
    </div>
  );
}

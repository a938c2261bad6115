import { useTranslation } from 'react-i18next';
import type { Guests } from '../../../domain/bookings/guests';
import { Stepper } from '../../../ui/forms/stepper';

interface GuestSteppersProps<Kind extends keyof Guests> {
  /** Kinds that are asked for, in their order. */
  kinds: readonly Kind[];
  guests: Readonly<Record<Kind, number>>;
  limits: Readonly<Record<Kind, number>>;
  onChange: (kind: Kind, count: number) => void;
}

/** Asks how many come, and how many rooms they want: one adult and one room at the least. */
export function GuestSteppers<Kind extends keyof Guests>(props: GuestSteppersProps<Kind>) {
  const { kinds, guests, limits, onChange } = props;
  const { t } = useTranslation('reception-bookings');
  return kinds.map((kind) => (
    <Stepper
      key={kind}
      label={t(`new.${kind}`)}
      value={guests[kind]}
      min={kind === 'adults' || kind === 'quantity' ? 1 : 0}
      max={limits[kind]}
      less={t(`new.less.${kind}`)}
      more={t(`new.more.${kind}`)}
      onChange={(count) => onChange(kind, count)}
    />
  ));
}

import { useEffect, useMemo, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useStore } from 'zustand';
import type { Room } from '../../contract/catalogue/apartments';
import type { StayAddress } from '../../contract/bookings/stay-address';
import { fitParty, includedGuests } from '../../domain/bookings/guests';
import type { Language } from '../../domain/languages';
import { type BookingFormValues, checkBookingForm, formOfBooker } from '../../domain/validation/booking-form';
import { stayKeyOf } from '../../offline/bookings/attempts';
import { fillOwnPhone } from '../../offline/accounts/own-phone';
import { formResolver } from '../../ui/forms/form-resolver';
import { draftKeyOf, type GuestCounts, guestsOf, keepDraft, readDraft, startingWith } from './booking-draft';
import { type CheckoutState, type CheckoutStore, createCheckout } from './checkout-store';
import { attemptIn } from './checkout-step';

export interface Checkout
  extends
    Pick<CheckoutState, 'step' | 'past' | 'agreed'>,
    Pick<CheckoutStore, 'submit' | 'release' | 'clear' | 'refresh'> {
  form: UseFormReturn<BookingFormValues>;
  /** Guests: as sent while there is an attempt, else as counted on this page. */
  guests: GuestCounts;
  count: (guests: GuestCounts) => void;
  /** The guest wants it for the total that our server has named, VND. */
  agree: (total: number) => void;
  /** Takes what was sent back into the form, with its guests, and lets its hold go. */
  edit: () => void;
}

/**
 * Owns one booking from the first letter to the kept booking: what is typed (the form), what is kept of it (the draft)
 * and what was sent (the attempt; decision 111). For one stay and one party: a component of another key gets another.
 */
export function useCheckout(stay: StayAddress, room: Room, lang: Language): Checkout {
  const draftKey = draftKeyOf(stay);
  const [draft] = useState(readDraft);
  const [store] = useState(() =>
    createCheckout(
      stayKeyOf(stay),
      draft?.stay === draftKey ? draft.guests : fitParty(stay.party, room, stay.quantity),
    ),
  );
  useEffect(() => store.start(lang), [store, lang]);
  const { step, past, counted, agreed } = useStore(store);
  const form = useForm<BookingFormValues>({
    defaultValues: startingWith(draft),
    resolver: formResolver(checkBookingForm),
  });
  useEffect(() => fillOwnPhone(form, 'phoneNumber'), [form]);

  const sent = attemptIn(step)?.body;
  useEffect(() => {
    if (sent) form.reset(formOfBooker(sent));
  }, [sent, form]);
  const guests = useMemo(
    () => (sent ? guestsOf(sent, includedGuests(room, stay.quantity)) : counted),
    [sent, room, stay.quantity, counted],
  );
  const values = useWatch({ control: form.control }) as BookingFormValues;
  useEffect(() => keepDraft({ values, guests, stay: draftKey }), [values, guests, draftKey]);

  const { submit, release, clear, refresh, count, agree } = store;
  const edit = (): void => {
    store.setState({ counted: guests });
    void release();
  };
  return { form, step, past, guests, agreed, submit, release, clear, refresh, count, agree, edit };
}

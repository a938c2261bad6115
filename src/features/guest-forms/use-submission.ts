import { useCallback, useEffect, useRef, useState } from 'react';
import { cleanGuestForm, type GuestFormValues } from '../../domain/guest-forms/guest-form';
import { networkStore } from '../../offline/network/network';
import type { BannerKind } from './form-banner';
import { dropDraft, keepForGuide } from './guest-values';
import { handOver } from './hand-over';

/** From a valid form to its guide (specification §9). */
export const GUIDE_DELAY_MS = 100;
/** Time that a banner stays (specification §4, §9). */
export const BANNER_MS = 3000;

interface Submission {
  banner: BannerKind | null;
  busy: boolean;
  submit: (values: GuestFormValues, mends: string | null) => Promise<void>;
  refuse: () => void;
}

/**
 * Runs the steps after the button (specification §4): values to session storage, form to the outbox, the guide 100 ms
 * later. The outbox delivers, whatever becomes of this page.
 *
 * Storage that throws shows the error banner; the form is sent all the same, and the guide, which needs nothing but the
 * apartment of its address, opens when the banner has been read.
 */
export function useSubmission(openGuide: (apartment: string) => void): Submission {
  const [busy, setBusy] = useState(false);
  const { banner, show } = useBanner();
  const running = useRef(false);

  const rest = useCallback(() => {
    running.current = false;
    setBusy(false);
  }, []);
  useReturnToPage(rest);

  const submit = async (typed: GuestFormValues, mends: string | null): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const values = cleanGuestForm(typed);
    const kept = keepForGuide(values);
    show(kept ? success() : 'error');
    try {
      await Promise.all([handOver(values, mends), pause(kept ? GUIDE_DELAY_MS : BANNER_MS)]);
    } catch {
      show('error');
      rest();
      return;
    }
    if (kept) dropDraft();
    openGuide(values.apartment);
  };

  return { banner, busy, submit, refuse: () => show('invalid') };
}

const success = (): BannerKind => (networkStore.getState().state === 'offline' ? 'waiting' : 'success');

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function useBanner(): { banner: BannerKind | null; show: (kind: BannerKind) => void } {
  const [banner, setBanner] = useState<BannerKind | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (kind: BannerKind): void => {
    clearTimeout(timer.current);
    setBanner(kind);
    timer.current = setTimeout(() => setBanner(null), BANNER_MS);
  };
  return { banner, show };
}

/** A page that comes back out of the back-forward cache is as it was left: busy. */
function useReturnToPage(wakeUp: () => void): void {
  useEffect(() => {
    const returned = (event: PageTransitionEvent): void => {
      if (event.persisted) wakeUp();
    };
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, [wakeUp]);
}

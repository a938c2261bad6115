import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../api/as-failure';
import type { ApiFailure } from '../../api/failure';
import { type Call, request } from '../../api/request';
import type { Language } from '../../domain/languages';

/** Words for what went wrong, and the field of the call that they are about; `null` for the whole. */
interface SetupFault {
  field: string | null;
  text: string;
}

export interface SetupCall {
  busy: boolean;
  fault: SetupFault | null;
  /** Gives the answer; `null` when it did not come, and then `fault` says why. */
  send: <T>(call: Call<T>) => Promise<T | null>;
  /** The same of any work that ends in a failure of ours. */
  run: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Takes away what went wrong: it is being mended. */
  forget: () => void;
  /** Words at a field, by its name or the beginning of it: `rooms.0.doors`. */
  errorAt: (field: string) => string | undefined;
}

const MINUTE_MS = 60_000;

/** Sends what a step says, and puts a refusal into words at its field. */
export function useSetupCall(lang: Language): SetupCall {
  const faultText = useFaultText();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<SetupFault | null>(null);
  const run = async <T>(work: () => Promise<T>): Promise<T | null> => {
    // Two taps within one frame: the button is not out of use yet.
    if (sending.current) return null;
    sending.current = true;
    setBusy(true);
    setFault(null);
    try {
      return await work();
    } catch (thrown) {
      const failure = asFailure(thrown);
      setFault({ field: failure.field ?? null, text: faultText(failure, true) });
      return null;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return {
    busy,
    fault,
    run,
    forget: () => setFault(null),
    send: (call) => run(() => request({ ...call, lang })),
    errorAt: (field) =>
      fault && (fault.field === field || fault.field?.startsWith(`${field}.`)) ? fault.text : undefined,
  };
}

/** Fields whose rule our server's own sentence does not tell. */
const HINTS = [
  'phones',
  'taxCode',
  'noticeUrl',
  'hours',
  'acreage',
  'price',
  'maxAdults',
  'doorCode',
  'wifi',
  'code',
  'doors',
  'people',
] as const;

/** Words for a failure; `isTyped` after something was typed, which is still there. */
export function useFaultText(): (failure: ApiFailure, isTyped?: boolean) => string {
  const { t } = useTranslation('setup');
  return (failure, isTyped = false) => {
    const still = isTyped ? ` ${t('faults.typedStays')}` : '';
    if (failure.status === 429) {
      return t('faults.locked', { minutes: Math.ceil((failure.retryAfter ?? MINUTE_MS) / MINUTE_MS) });
    }
    const isAway = failure.kind === 'offline' || failure.kind === 'timeout';
    if (isAway || failure.kind !== 'http' || !failure.ours) {
      return t(isAway ? 'faults.away' : 'faults.server') + still;
    }
    if (failure.status === 401 && failure.code !== 'setupCodeWrong') return t('faults.codeAgain');
    const parts = failure.field?.split('.') ?? [];
    const hint = failure.code === 'invalid' ? HINTS.find((one) => parts.includes(one)) : undefined;
    return hint ? t(`faults.fields.${hint}`) : failure.message;
  };
}

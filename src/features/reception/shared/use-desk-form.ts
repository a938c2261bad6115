import { useRef, useState } from 'react';
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { asFailure } from '../../../api/as-failure';
import { type ApiFailure, request } from '../../../api/request';
import { noteRefusal, invalidateDesk } from '../../../offline/desk/desk-query';
import { randomId } from '../../../offline/storage/random-id';
import { withProof } from './ask-again';
import { useFailureText } from './failure-text';
import type { DeskCall } from './use-desk-action';
import { useLang } from './use-lang';

/**
 * Sends a form of the desk. What the server says about a field stands at the field, anything else above the button; the
 * dialog stays open with everything that was typed.
 */
export function useDeskForm<V extends FieldValues>(form: Pick<UseFormReturn<V>, 'setError' | 'getValues'>) {
  const lang = useLang();
  const failureText = useFailureText();
  // What our server may have done already: the same thing sent again is the same change, anything else is another one.
  const unsure = useRef<{ what: string; key: string } | null>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** @param takes deals with a refusal itself; says whether it has */
  const send = async <T>(call: DeskCall<T>, takes?: (failure: ApiFailure) => boolean): Promise<T | null> => {
    // Two presses within one frame: the button is not out of use yet.
    if (sending.current) return null;
    sending.current = true;
    setBusy(true);
    setError(null);
    const what = JSON.stringify([call.method, call.path, call.body]);
    const { key } = unsure.current?.what === what ? unsure.current : { key: randomId() };
    unsure.current = { what, key };
    try {
      const answer = await withProof(() => request({ ...call, idempotencyKey: key, lang }));
      unsure.current = null;
      if (answer !== null) invalidateDesk();
      return answer;
    } catch (thrown) {
      const failure = asFailure(thrown);
      noteRefusal(failure);
      if (failure.refused) unsure.current = null;
      if (takes?.(failure)) return null;
      const text = failureText(failure);
      if (failure.field !== undefined && get(form.getValues(), failure.field) !== undefined) {
        form.setError(failure.field as Path<V>, { type: 'server', message: text });
      } else setError(text);
      return null;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  /** Takes away the error about the whole form, once something else is in the form. */
  const clearError = (): void => setError(null);
  return { busy, error, send, clearError };
}

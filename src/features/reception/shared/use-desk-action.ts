import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../api/as-failure';
import { type ApiFailure, type Call, request } from '../../../api/request';
import { noteRefusal, invalidateDesk } from '../../../offline/desk/desk-query';
import { randomId } from '../../../offline/storage/random-id';
import { withProof } from './ask-again';
import { showToast } from './desk-notice';
import { useFailureText } from './failure-text';
import { useLang } from './use-lang';

export type DeskCall<T> = Pick<Call<T>, 'method' | 'path' | 'schema' | 'body' | 'timeoutMs'>;

interface Act<T> {
  /**
   * Notice when it is done, a function where it follows from the answer; `null` where a dialog says it, which a notice
   * would cover.
   */
  notice: string | null | ((answer: T) => string);
  /** The call that takes it back; a function where it follows from the answer. */
  undo?: DeskCall<unknown> | ((answer: T) => DeskCall<unknown> | undefined);
  /** Deals with a refusal itself; says whether it has. */
  takes?: (failure: ApiFailure) => boolean;
}

interface DeskAction {
  busy: boolean;
  /** Asks our server for what has to be known first; `null` when it did not answer, which has been said then. */
  ask: <T>(call: DeskCall<T>) => Promise<T | null>;
  /** Asks our server for a change; gives its answer, or `null` when it did not happen, which has been said then. */
  act: <T>(call: DeskCall<T>, about: Act<T>) => Promise<T | null>;
  /** Says that something is done, with the call that takes it back. */
  say: (notice: string, undo?: DeskCall<unknown>) => void;
}

/** A button that was out of use for a moment has lost the keyboard: it goes back to it, if it is still there. */
function keepFocus(pressed: Element | null): void {
  if (document.activeElement === document.body && pressed instanceof HTMLElement) pressed.focus();
}

/** A change at the desk: one at a time, said when it is done, with a way back where there is one. */
export function useDeskAction(): DeskAction {
  const { t } = useTranslation('reception');
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const acting = useRef(false);
  const lang = useLang();

  const send = useCallback(
    async <T>(call: DeskCall<T>, takes?: Act<T>['takes']): Promise<T | null> => {
      try {
        const isChange = call.method !== 'GET';
        const key = isChange && { idempotencyKey: randomId() };
        const answer = await withProof(() => request({ ...call, lang, ...key }));
        if (isChange && answer !== null) invalidateDesk();
        return answer;
      } catch (thrown) {
        const error = asFailure(thrown);
        noteRefusal(error);
        if (!takes?.(error)) showToast({ kind: 'error', title: t('notice.failed'), text: failureText(error) });
        // What was refused because it has changed meanwhile is shown as it is now.
        if (error.ours) invalidateDesk();
        return null;
      }
    },
    [lang, t, failureText],
  );

  const say = useCallback(
    (notice: string, undo?: DeskCall<unknown>): void => {
      const takeBack = async (call: DeskCall<unknown>): Promise<void> => {
        if ((await send(call)) !== null) showToast({ kind: 'success', title: t('notice.undone'), text: notice });
      };
      const back = undo && { label: t('notice.undo'), onAct: () => void takeBack(undo) };
      showToast({ kind: 'success', title: t('notice.done'), text: notice, ...(back ? { action: back } : {}) });
    },
    [send, t],
  );

  const act = useCallback(
    async <T>(call: DeskCall<T>, { notice: told, undo, takes }: Act<T>): Promise<T | null> => {
      // Two presses within one frame: the button is not out of use yet.
      if (acting.current) return null;
      acting.current = true;
      const pressed = document.activeElement;
      setBusy(true);
      const answer = await send(call, takes).finally(() => {
        acting.current = false;
      });
      flushSync(() => setBusy(false));
      keepFocus(pressed);
      if (answer === null || told === null) return answer;
      say(typeof told === 'function' ? told(answer) : told, typeof undo === 'function' ? undo(answer) : undo);
      return answer;
    },
    [send, say],
  );
  const ask = useCallback(
    async <T>(call: DeskCall<T>): Promise<T | null> => {
      setBusy(true);
      const answer = await send(call);
      setBusy(false);
      return answer;
    },
    [send],
  );
  return { busy, ask, act, say };
}

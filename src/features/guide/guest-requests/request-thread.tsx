import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { writeToReception } from '../../../offline/guest-requests/guest-requests';
import { StorageFull } from '../../../offline/outbox/outbox';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import type { ShownMessage } from './use-requests';
import css from './requests.module.css';
import { Unsent } from './unsent';
import { WordsField } from './words-field';

interface RequestThreadProps {
  requestId: string;
  /** Name of the request, for somebody who hears the button alone. */
  about: string;
  messages: readonly ShownMessage[];
}

/** Messages of guest and reception under a request, and the way to write more. */
export function RequestThread({ requestId, about, messages }: RequestThreadProps) {
  const { t } = useWords('guest-requests');
  /** `null` until somebody has wanted to: nothing takes the focus before. */
  const [writing, setWriting] = useState<boolean | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (writing === false) opener.current?.focus();
  }, [writing]);
  return (
    <>
      {messages.length > 0 && (
        <ol className={css.thread} aria-label={t('thread.label', { about })} aria-live="polite">
          {messages.map(({ id, sender, text, state, time }) => (
            <li key={id} data-sender={sender} data-state={state}>
              <small>
                {t(`thread.${sender}`)}
                {state === 'SENT' ? ` · ${time}` : ''}
              </small>
              <p>{text}</p>
              {state !== 'SENT' && <small>{t(`states.${state}`)}</small>}
              <Unsent id={id} state={state} />
            </li>
          ))}
        </ol>
      )}
      {writing ? (
        <MessageForm requestId={requestId} onEnd={() => setWriting(false)} />
      ) : (
        <button
          ref={opener}
          type="button"
          data-write=""
          aria-label={t('thread.writeAbout', { about })}
          onClick={() => setWriting(true)}
        >
          {t('thread.write')}
        </button>
      )}
    </>
  );
}

function MessageForm({ requestId, onEnd }: { requestId: string; onEnd: () => void }) {
  const { t } = useWords('guest-requests');
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'thread.required' | 'full' | 'fault' | null>(null);
  const sending = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const alert = useId();
  // Whoever has asked for the field writes in it at once.
  useEffect(() => field.current?.focus(), []);
  const write = async (): Promise<void> => {
    if (sending.current) return;
    if (text.trim() === '') {
      setProblem('thread.required');
      field.current?.focus();
      return;
    }
    sending.current = true;
    try {
      await writeToReception(apartment, requestId, text.trim());
      onEnd();
    } catch (thrown) {
      setProblem(thrown instanceof StorageFull ? 'full' : 'fault');
    } finally {
      sending.current = false;
    }
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      <WordsField
        ref={field}
        label={t('thread.yours')}
        rows={2}
        value={text}
        aria-invalid={problem === 'thread.required'}
        aria-describedby={alert}
        onWords={setText}
      />
      <p id={alert} role="alert">
        {problem !== null && t(problem)}
      </p>
      <div>
        <button type="button" className="btn quiet" onClick={onEnd}>
          {t('thread.cancel')}
        </button>
        <button type="submit" className="btn">
          {t('thread.send')}
        </button>
      </div>
    </form>
  );
}

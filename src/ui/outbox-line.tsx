import { type ReactNode, useState } from 'react';
import { Icon } from './icon';
import css from './outbox-line.module.css';

/** Words for every unsent thing; the button that throws it away says `discard` first, then `sure`. */
interface UnsentWords {
  waiting: string;
  sending: string;
  failed: string;
  /** Of one that has waited so long that it is asked about; with the day. */
  old: string;
  send: string;
  discard: string;
  sure: string;
  cancel: string;
}

interface UnsentLineProps {
  words: UnsentWords;
  state: 'waiting' | 'sending' | 'refused' | 'old';
  /** Description of the unsent thing, in the words of whoever wrote it. */
  what: ReactNode;
  /** Reason why it was refused, where more is known than that it was. */
  why?: string | null;
  /** Button for a refused one; `null` when nothing can be done about it. */
  again: { words: string; onAct: () => void } | null;
  /** One that has waited long is to go out after all. */
  onAgree: () => void;
  onDiscard: () => void;
  variant?: 'note';
}

/** Something that waits on this phone or was refused. It is thrown away only after asking. */
export function UnsentLine({ words, state, what, why, again, onAgree, onDiscard, variant }: UnsentLineProps) {
  const [asking, setAsking] = useState(false);
  const refused = state === 'refused';
  return (
    <li className={css.line} data-state={state} data-look={variant}>
      <Icon name={refused || state === 'old' ? 'warning' : 'refresh'} />
      <div>
        <p className={css.what}>{what}</p>
        <p className={css.state}>{state === 'refused' ? (why ?? words.failed) : words[state]}</p>
        <p className={css.actions}>
          {refused && again && !asking && (
            <button type="button" className="btn quiet" onClick={again.onAct}>
              {again.words}
            </button>
          )}
          {state === 'old' && !asking && (
            <button type="button" className="btn quiet" onClick={onAgree}>
              {words.send}
            </button>
          )}
          <button type="button" className="btn text" onClick={() => (asking ? onDiscard() : setAsking(true))}>
            {asking ? words.sure : words.discard}
          </button>
          {asking && (
            <button type="button" className="btn text" onClick={() => setAsking(false)}>
              {words.cancel}
            </button>
          )}
        </p>
      </div>
    </li>
  );
}

/** Something that has arrived. */
export function SentLine({ children }: { children: ReactNode }) {
  return (
    <li className={css.line} data-state="sent">
      <Icon name="check" />
      <p>{children}</p>
    </li>
  );
}

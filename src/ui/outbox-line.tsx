import { type ReactNode, useState } from 'react';
import { Icon } from './icon';
import css from './outbox-line.module.css';

/** What is said of every one of them; `discard` first, `sure` once more. */
interface UnsentWords {
  waiting: string;
  sending: string;
  failed: string;
  discard: string;
  sure: string;
  cancel: string;
}

interface UnsentLineProps {
  words: UnsentWords;
  state: 'waiting' | 'sending' | 'refused';
  /** What it is, in the words of whoever wrote it. */
  what: ReactNode;
  /** Why it was refused, where more is known than that it was. */
  why?: string | null;
  /** What can be done about a refused one; `null` when nothing can. */
  again: { words: string; onAct: () => void } | null;
  onDiscard: () => void;
  variant?: 'note';
}

/** Something that waits on this phone or was refused. It is thrown away only after asking. */
export function UnsentLine({ words, state, what, why, again, onDiscard, variant }: UnsentLineProps) {
  const [asking, setAsking] = useState(false);
  const refused = state === 'refused';
  return (
    <li className={css.line} data-state={state} data-look={variant}>
      <Icon name={refused ? 'warning' : 'refresh'} />
      <div>
        <p className={css.what}>{what}</p>
        <p className={css.state}>{state === 'refused' ? (why ?? words.failed) : words[state]}</p>
        <p className={css.actions}>
          {refused && again && !asking && (
            <button type="button" className="btn quiet" onClick={again.onAct}>
              {again.words}
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

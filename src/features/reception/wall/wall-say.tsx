import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Held } from './held-guest';
import css from './wall-say.module.css';

interface WallSayProps {
  /** Tells what letting go does now, or why it does nothing. */
  sentence: string | null;
  held: Pick<Held, 'guestName' | 'room'> | null;
  floats: boolean;
  /** The name follows mouse or finger. */
  named?: boolean;
  ghost: RefObject<HTMLDivElement | null>;
  onCancel: () => void;
}

/** Says what becomes of the guest who is carried, and shows their name beside mouse or finger. */
export function WallSay({ sentence, held, floats, named = true, ghost, onCancel }: WallSayProps) {
  const { t } = useTranslation('reception-wall');
  return (
    <>
      <div className={css.say} data-shown={held !== null || undefined}>
        <p role="status">{sentence}</p>
        {held && !floats && (
          <button type="button" onClick={onCancel}>
            {t('say.put')} <kbd>Esc</kbd>
          </button>
        )}
        {held && floats && (
          <span className={css.escape}>
            <kbd>Esc</kbd> {t('say.cancel')}
          </span>
        )}
      </div>
      {held && floats && named && (
        <div ref={ghost} className={css.ghost} aria-hidden="true">
          <span>
            <b>{held.guestName}</b>
            <small>{held.room}</small>
          </span>
        </div>
      )}
    </>
  );
}

import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../../api/request';
import type { QueryStore } from '../../../offline/query/query';
import { askAgain } from '../shared/ask-again';
import { DeskNothing } from '../shared/desk-states';

interface ProvenReading {
  /** Our server wants to know first who asks. */
  isNeeded: boolean;
  /** Asks whoever sits there, and reads again. */
  prove: () => void;
}

/**
 * Follows a reading that our server gives only to who has just said who they are: asks by itself when the reading is
 * opened, once, and never over what somebody is reading or writing already, whose page only says that it is not new.
 *
 * @param isShown whether the page shows an answer to this very reading
 */
export function useProvenReading<T>(store: QueryStore<T>, failure: ApiFailure | null, isShown: boolean): ProvenReading {
  const asked = useRef<QueryStore<T> | null>(null);
  const isNeeded = failure?.code === 'confirmNeeded';
  const prove = useCallback(() => {
    // A proof has every open page of the desk ask again.
    void askAgain();
  }, []);
  useEffect(() => {
    if (!isNeeded || isShown || asked.current === store) return;
    asked.current = store;
    prove();
  }, [isNeeded, isShown, store, prove]);
  return { isNeeded, prove };
}

/** Says that a reading waits for a proof, and takes it. */
export function ProofWanted({ text, onProve }: { text: string; onProve: () => void }) {
  const { t } = useTranslation('reception');
  return (
    <DeskNothing text={text}>
      <button type="button" className="btn" onClick={onProve}>
        {t('proofWanted')}
      </button>
    </DeskNothing>
  );
}

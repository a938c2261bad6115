import { useStore } from 'zustand';
import { dropRequest } from '../../../offline/guest-requests/guest-requests';
import { agree } from '../../../offline/outbox/outbox';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';

/** Buttons of a request or a message that our server does not have: it may be sent after all, or forgotten. */
export function Unsent({ id, state }: { id: string; state: string }) {
  const { t } = useWords('guest-requests');
  const apartment = useStore(guideStore, (guide) => guide.apartment ?? '');
  return (
    <>
      {state === 'old' && (
        <button type="button" onClick={() => void agree(id)}>
          {t('sendOld')}
        </button>
      )}
      {(state === 'waiting' || state === 'refused' || state === 'old') && (
        <button type="button" onClick={() => void dropRequest(apartment, id)}>
          {t('drop')}
        </button>
      )}
    </>
  );
}

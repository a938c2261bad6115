import { useCallback, useState } from 'react';
import type { Language } from '../../domain/languages';
import { type OutboxItem, remove } from '../../offline/outbox/outbox';
import { Toast, type ToastWords } from '../../ui/toast';
import { TourContactDialog } from './tour-contact-dialog';
import { TourOutbox } from './tour-outbox';
import { contactIn, tourOfPath } from './tour-sent-words';

/** Requests for advice that wait or were refused; the refused ones can be mended and sent again. */
export function TourContactOutbox({ lang }: { lang: Language }) {
  const [mending, setMending] = useState<{ item: OutboxItem; tour: number } | null>(null);
  const [toast, setToast] = useState<ToastWords | null>(null);
  const hideToast = useCallback(() => setToast(null), []);
  const mend = (item: OutboxItem): void => {
    const tour = tourOfPath(item.path);
    if (tour !== null) setMending({ item, tour });
  };
  return (
    <>
      <Toast words={toast} onDone={hideToast} />
      <TourOutbox kinds={['tour-contact']} onMend={mend} />
      {mending && (
        <TourContactDialog
          tour={{ id: mending.tour, name: null }}
          initial={contactIn(mending.item.body)}
          lang={lang}
          onToast={setToast}
          onHandedOver={() => void remove(mending.item.id)}
          onClose={() => setMending(null)}
        />
      )}
    </>
  );
}
